import { plainSentence } from '../../src/concerns/finding/plain-sentence.ts';
import { FIRST_LETTERS, lookedUp, WORD_END, wordsIn } from '../../src/concerns/finding/may-say.ts';
import { readStudentText } from '../../src/text/student-text.ts';
import { ordinaryWriting } from './ordinary-writing.ts';

/** In what a pattern says, stands for any letters, or none. */
export const ANYTHING = '*';
/** The beginning or the end of a word. */
export const EDGE = '|';

/** In how many sentences of ordinary writing what is looked up for a word is found. */
const counts = new Map<string, number>();
for (const text of ordinaryWriting())
  for (const { words } of readStudentText(text).sentences)
    for (const one of new Set(wordsIn(plainSentence(words).text).flatMap(lookedUp)))
      counts.set(one, (counts.get(one) ?? 0) + 1);

/**
 * The rarest of a string's words that are known from their first letter on, as it is looked up; ''
 * if there is none.
 */
export function rarestWord(string: string): string {
  const words = string.split(/[ |]/u).flatMap((word) => {
    const known = word.split(ANYTHING, 1)[0] ?? '';
    if (!/^\w/u.test(known)) return [];
    return [known === word ? word + WORD_END : known.slice(0, FIRST_LETTERS)];
  });
  return words.toSorted((a, b) => countOf(a) - countOf(b))[0] ?? '';
}

const countOf = (word: string) => counts.get(word) ?? 0;

/** The lists whose every string has a word to look for; first those that are found least often. */
export const rarestFirst = (lists: readonly (readonly string[])[]) =>
  lists
    .map((list) => ({ list, words: new Set(list.map(rarestWord)) }))
    .filter(({ words }) => !words.has(''))
    .map(({ list, words }) => ({
      list,
      found: [...words].reduce((sum, one) => sum + countOf(one), 0),
    }))
    .toSorted((a, b) => a.found - b.found)
    .map(({ list }) => list);
