import type { MisspeltWord } from '@second-draft/contract';
import { meantWord } from '../language/spelling/meant-word.ts';
import { isRight, misspellingsOf, type Misspelling } from '../language/spelling/spelling.ts';
import { givenNames } from '../names/words/given-names.ts';
import type { PersonName } from '../names/class-list/person-name.ts';
import { plainLetters } from '../names/letters/plain-letters.ts';
import { rosterOf } from '../names/class-list/roster.ts';
import type { StudentText } from '../text/student-text.ts';

/** With more unknown words, of which most are like no English word, a text is in another language. */
const MOST_UNKNOWN_SHARE = 0.2;
const LEAST_LIKE_ENGLISH_SHARE = 0.5;

function isInEnglish({ words }: StudentText, all: readonly Misspelling[]): boolean {
  const likeEnglish = new Set(all.map(({ word }) => word.lower));
  const unknown = new Set(words.filter((word) => !isRight(word)).map(({ lower }) => lower));
  const different = new Set(words.map(({ lower }) => lower));
  if (unknown.size <= MOST_UNKNOWN_SHARE * different.size) return true;
  return likeEnglish.size >= LEAST_LIKE_ENGLISH_SHARE * unknown.size;
}

/**
 * The words that a text has surely misspelt, each once, in the order of the text.
 * In another language, only what is on the list of misspellings is reported.
 * @param people of the class: their names are left alone, even in lower case or misspelt
 */
export function misspeltWords(text: StudentText, people: readonly PersonName[]): MisspeltWord[] {
  const { words, near } = rosterOf(people);
  const isName = (written: string, isSure: boolean) => {
    const plain = plainLetters(written);
    const stem = plainLetters(written.replace(/'?s$/u, ''));
    if ([plain, stem].some((one) => words.has(one))) return true;
    if (isSure) return false;
    return (
      [plain, stem].some((one) => givenNames.has(one)) || near.near(plain, false) !== undefined
    );
  };
  const all = misspellingsOf(text);
  const told = isInEnglish(text, all) ? all : all.filter(({ right }) => right !== null);
  const found = new Map<string, MisspeltWord>();
  for (const { word, right } of told)
    if (!isName(word.lower, right !== null))
      found.set(word.lower, { written: word.lower, right: right ?? meantWord(word.lower) });
  return [...found.values()];
}
