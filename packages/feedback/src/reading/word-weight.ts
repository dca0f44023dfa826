import { syllable } from 'syllable';
import { isTeReo } from '../language/te-reo.ts';
import { isFamiliar } from './familiar-words.ts';

/** What one word adds to the reading level. */
export interface WordWeight {
  syllables: number;
  /** Whether it is on the Dale–Chall list. */
  familiar: boolean;
  /** Words of te reo Māori don't count. */
  teReo: boolean;
}

/** Feedback is made of few words, used again and again; more than this are not kept. */
const MOST_KEPT = 4000;

const kept = new Map<string, WordWeight>();

/** What a word adds to the reading level; remembered, for a writer weighs the same words many times. */
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
