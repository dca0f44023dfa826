import { syllable } from 'syllable';
import { isTeReo } from '../language/te-reo/te-reo.ts';
import { isFamiliar } from './familiar-words.ts';
import { remembered } from '../text/remembered.ts';

export interface WordWeight {
  syllables: number;
  isFamiliar: boolean;
  isTeReo: boolean;
}

const MOST_KEPT = 4000;

/** A writer weighs the same words many times. */
export const weigh = remembered(MOST_KEPT, (word): WordWeight => ({
  syllables: Math.max(1, syllable(word)),
  isFamiliar: isFamiliar(word),
  isTeReo: isTeReo(word),
}));
