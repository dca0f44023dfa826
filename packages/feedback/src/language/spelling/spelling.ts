import { isStandInName } from '../../names/stand-ins/stand-in-names.ts';
import type { StudentText, Word } from '../../text/student-text.ts';
import { isFamiliar } from '../../reading/familiar-words.ts';
import { isInDictionary, isProperNoun } from './dictionary.ts';
import { misspellings } from './misspellings.ts';
import { nzWords } from './nz-words.ts';
import { isNearFamiliarWord, oneEditAway } from './near-words.ts';
import { isRightInPlace } from './right-in-place.ts';
import { hasMaoriShape, isTeReo } from '../te-reo/te-reo.ts';
import { wordSet } from '../../text/word-set.ts';
import { onceForEach, remembered } from '../../text/remembered.ts';
import { countWords } from '../../text/words.ts';

/** A word that is not spelt as the dictionary has it. */
export interface Misspelling {
  word: Word;
  /** The correct word where only one is possible; null where the child should look again. */
  right: string | null;
  /** No other form of the word has these letters: “choosed”, for ‘chose’. */
  isWrongForm?: true;
}

/** So few words in quotation marks are a name or a term (words). */
const NAMED = 3;

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
  const isRightWord = remembered(MOST_KEPT, (word) => isRight({ text: word }));
  const capitalised = new Set(
    text.words
      .filter((word) => !word.first && /^\p{Lu}\p{Ll}/u.test(word.text))
      .map((word) => word.lower),
  );
  const named = text.speech.filter((said) => countWords(said.text) <= NAMED);
  const isNamed = ({ start, end }: Word) =>
    named.some((one) => one.start <= start && end <= one.end);
  return text.words.flatMap((word, i): Misspelling[] => {
    const right = misspellings.get(word.lower.replace(/'/gu, ''));
    if (right !== undefined && !word.lower.includes("'"))
      return right === word.text || isShouted(word, right)
        ? []
        : [{ word, right: isRightInPlace(text, i, right) ? right : null }];
    const isSound =
      text.words[i - 1]?.lower === word.lower || text.words[i + 1]?.lower === word.lower;
    // A name in small letters lacks a capital only.
    if (isSound || capitalised.has(word.lower) || isProperNoun(word.lower)) return [];
    const isLookedAt = unknown.size < MOST_UNKNOWN || unknown.has(word.lower);
    if (!isLookedAt || isRightWord(word.text)) return [];
    if (isNamed(word) || !isNear(word.lower)) return [];
    return [
      isWrongPast(word.lower) ? { word, right: null, isWrongForm: true } : { word, right: null },
    ];
  });
}

/** All in capitals, “SUNDAY” has every letter of ‘Sunday’. */
const isShouted = ({ text }: Word, right: string): boolean => text === right.toUpperCase();

/** Whether there is any reason to accept a word as spelt. */
export function isRight({ text }: { text: string }): boolean {
  const plain = text.replace(/’/gu, "'").replace(/'s?$/u, '');
  const small = plain.toLowerCase();
  if (!/^\p{Ll}+$/u.test(plain) && !small.includes('-') && !small.includes("'")) return true;
  if (small.length < 4 || /(\p{L})\1\1/u.test(small) || /^\p{Lu}/u.test(plain)) return true;
  if (/[aeiou]'[aeiou]/u.test(small)) return true;
  if (isTeReo(small) || hasMaoriShape(small) || nzWords.has(small) || isStandInName(small))
    return true;
  if (small.includes('-')) return small.split('-').every((part) => isRight({ text: part }));
  return (
    isInDictionary(small) ||
    isInDictionary(withS(small)) ||
    nzWords.has(small.replace(/(?:e?s|ed|ing)$/u, '')) ||
    (!misspellings.has(small) && (isCompound(small) || isPlural(small)))
  );
}

const MOST_KEPT = 2000;

/** Letters of a part of a compound, and of the longer one. */
const PART = 3;
const LONG_PART = 4;

/** “Woolshed”: two words in one, unless it is a slip away from a word that every child knows. */
const isCompound = remembered(MOST_KEPT, (word): boolean => {
  for (let at = PART; at <= word.length - PART; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    const isMade = !word.slice(0, at).endsWith('s') && parts.every(isInDictionary);
    if (isMade && parts.some(({ length }) => length >= LONG_PART))
      return !oneEditAway(word).some((other) => isFamiliar(other) && isInDictionary(other));
  }
  return false;
});

/** “Duals”, of a word that no dictionary has in the plural; “dishs” and “leafs” have another. */
function isPlural(word: string): boolean {
  const stem = word.replace(/s$/u, '');
  const others = [`${stem}es`, `${stem.replace(/y$/u, 'i')}es`, `${stem.replace(/fe?$/u, 'v')}es`];
  return (
    stem !== word && stem.length > PART && isInDictionary(stem) && !others.some(isInDictionary)
  );
}

/** Verbs that take no -ed. */
const irregular = wordSet(
  'become begin bend bite blow break bring build buy catch choose come cost cut deal dig draw drink drive eat fall feed feel fight find fly forget freeze get give go grow hear hide hit hold hurt keep know lead leave lend lose make mean meet pay put read ride ring rise run say see sell send shake shoot shut sing sink sit sleep speak spend stand steal stick sweep swim swing take teach tell think throw understand wake wear win write',
);

/** “Choosed”, “runned”: the letters are right, and a dictionary is no help. */
export function isWrongPast(word: string): boolean {
  const stem = word.replace(/e?d$/u, '');
  const verbs = [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1')];
  return word.endsWith('ed') && verbs.some((verb) => irregular.has(verb)) && !isInDictionary(word);
}

/** The -ise spelling of a word in -ize, which is as right. */
function withS(word: string): string {
  return word.replace(/iz(?=e|ing|ation|able)/u, 'is').replace(/yz(?=e|ing)/u, 'ys');
}
