import { isStandInName } from '../names/stand-in-names.ts';
import type { StudentText, Word } from '../text/student-text.ts';
import { isInDictionary } from './dictionary.ts';
import { misspellings } from './misspellings.ts';
import { nzWords } from './nz-words.ts';
import { isNearFamiliarWord } from './near-words.ts';
import { hasMaoriShape, isTeReo } from './te-reo.ts';
import { onceForEach } from '../text/remembered.ts';

/** A word that is not spelt as the dictionary has it. */
export interface Misspelling {
  word: Word;
  /** The correct word where only one is possible; null where the child should look again. */
  right: string | null;
}

/** Unknown words that are looked at; with more of them, a text is in no language that we know. */
const MOST_UNKNOWN = 40;

/**
 * The words of a text that are surely misspelt. It rather overlooks ten than calls one right word
 * wrong: names and other words with a capital, te reo Māori in any spelling, New Zealand and
 * Pacific words, drawn-out sounds and words like no English word are left alone. Looked for once in a
 * text: a word takes a third of a millisecond.
 */
export const misspellingsOf: (text: StudentText) => readonly Misspelling[] =
  onceForEach(misspellingsIn);

function misspellingsIn(text: StudentText): Misspelling[] {
  const unknown = new Map<string, boolean>();
  const isNear = (word: string) => {
    const before = unknown.get(word);
    if (before !== undefined) return before;
    const isMeant = unknown.size < MOST_UNKNOWN && isNearFamiliarWord(word);
    unknown.set(word, isMeant);
    return isMeant;
  };
  const capitalised = new Set(
    text.words
      .filter((word) => !word.first && /^\p{Lu}\p{Ll}/u.test(word.text))
      .map((word) => word.lower),
  );
  return text.words.flatMap((word, i): Misspelling[] => {
    const right = misspellings.get(word.lower.replace(/'/gu, ''));
    if (right !== undefined && !word.lower.includes("'"))
      return right === word.text ? [] : [{ word, right }];
    const isSound =
      text.words[i - 1]?.lower === word.lower || text.words[i + 1]?.lower === word.lower;
    if (isSound || capitalised.has(word.lower) || isRight(word)) return [];
    return isNear(word.lower) ? [{ word, right: null }] : [];
  });
}

/** Whether there is any reason to accept a word as spelt. */
export function isRight({ text }: { text: string }): boolean {
  const plain = text.replace(/’/gu, "'").replace(/'s?$/u, '');
  const small = plain.toLowerCase();
  if (!/^\p{Ll}+$/u.test(plain) && !small.includes('-') && !small.includes("'")) return true;
  if (small.length < 4 || /(\p{L})\1\1/u.test(small) || /^\p{Lu}/u.test(plain)) return true;
  if (isTeReo(small) || hasMaoriShape(small) || nzWords.has(small) || isStandInName(small))
    return true;
  if (small.includes('-')) return small.split('-').every((part) => isRight({ text: part }));
  return (
    isInDictionary(small) ||
    isInDictionary(withS(small)) ||
    nzWords.has(small.replace(/(?:e?s|ed|ing)$/u, ''))
  );
}

/** The -ise spelling of a word in -ize, which is as right. */
function withS(word: string): string {
  return word.replace(/iz(?=e|ing|ation|able)/u, 'is').replace(/yz(?=e|ing)/u, 'ys');
}
