import { wordsOf } from '../text/words.ts';

/** The word that a slot names between quotation marks. */
const named = (slot: string | undefined): string =>
  (slot ?? '').replace(/[‘’]/gu, '').toLowerCase();

/** Whether a slot's word is among these words. */
export const has = (words: string, slot: string | undefined): boolean =>
  wordsOf(words).some(({ text }) => text.toLowerCase() === named(slot));

/** Whether these words begin with a slot's word. */
export const begins = (words: string, slot: string | undefined): boolean =>
  wordsOf(words)[0]?.text.toLowerCase() === named(slot);
