import { isKnownWord } from '../words/known-words.ts';

/** A shorter name is a word or a slip of one the other way round, too (letters). */
const LETTERS_BACKWARDS = 4;

/** Enimsaj, as children write their names for fun. */
export function backwardsOf(name: string): string | null {
  const backwards = Array.from(name).toReversed().join('');
  return name.length < LETTERS_BACKWARDS || isKnownWord(backwards) ? null : backwards;
}
