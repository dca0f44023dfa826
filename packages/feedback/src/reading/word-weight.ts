import { syllable } from 'syllable';
import { isTeReo } from '../language/te-reo.ts';
import { isFamiliar } from './familiar-words.ts';

export interface WordWeight {
  syllables: number;
  familiar: boolean;
  teReo: boolean;
}

const MOST_KEPT = 4000;

const kept = new Map<string, WordWeight>();

/** Cached: a writer weighs the same words many times. */
export function weigh(word: string): WordWeight {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const weight = {
    syllables: Math.max(1, syllable(word)),
    familiar: isFamiliar(word),
    teReo: isTeReo(word),
  };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(word, weight);
  return weight;
}
