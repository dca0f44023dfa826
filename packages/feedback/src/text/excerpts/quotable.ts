import { isHanging } from '../grammar/hanging-words.ts';
import type { Sentence, StudentText, Word } from '../student-text.ts';
import { wordSet } from '../word-set.ts';

/** Longest quoted phrase (words). */
export const MOST_WORDS = 16;

/** No phrase begins with these. */
const loose = new Set('and but so or'.split(' '));

/** “So did the bell” has its verb before its subject, and needs its first word. */
const turned = wordSet('did is was does do are were has have had can could will would should');

const isLoose = (word: Word, next: Word | undefined): boolean =>
  loose.has(word.lower) && !(word.lower === 'so' && turned.has(next?.lower ?? ''));

/** What is left of “the smallest, cheapest and quickest kindness” if it is cut at the comma. */
const goesOnAsList = /^,\s+(?:[\p{L}'’-]+\s+){0,2}[\p{L}'’-]+(?:,|\s+(?:and|or)\s)/u;

/** And of “in Southland, Otago and Canterbury”. */
const isListBefore = /(?:^|\s)\p{Lu}[\p{L}'’-]+,\s*$/u;
const restOfList = /^\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?(?:,|\s+(?:and|or)\s)/u;

/** Whether the phrase is a part of a list, and the rest of the list isn’t quoted. */
const isCutInList = (before: string, phrase: string, after: string): boolean =>
  goesOnAsList.test(after) || (restOfList.test(phrase) && isListBefore.test(before));

/** “What happened: a mouse went for a walk”: the name of a part is none of its sentences. */
const isLabel = ({ text }: StudentText, first: Word, after: string): boolean =>
  /^[*_]*\s*:/u.test(after) &&
  /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(text.slice(Math.max(0, first.start - 8), first.start));

/** These words of the sentence, from the first that may begin a phrase; null for no whole phrase. */
export function quotable(
  text: StudentText,
  sentence: Sentence,
  words: readonly Word[],
): string | null {
  const from = words.findIndex((word, i) => !isLoose(word, words[i + 1]));
  const first = words[from];
  const last = words.at(-1);
  if (from === -1 || first === undefined || last === undefined) return null;
  const hangs = isHanging(last.lower) && last !== sentence.words.at(-1);
  if (words.length - from > MOST_WORDS || words.length - from < 2 || hangs) return null;
  const mark = /^[?!%]/u.exec(text.text.slice(last.end))?.[0] ?? '';
  const phrase = text.text.slice(first.start, last.end) + mark;
  const before = text.text.slice(sentence.start, first.start);
  if (isLabel(text, first, text.text.slice(last.end, sentence.end))) return null;
  if (isCutInList(before, phrase, text.text.slice(last.end, sentence.end))) return null;
  return /["“”\n\t]| {3}/u.test(phrase) || phrase.includes('(') !== phrase.includes(')')
    ? null
    : phrase;
}
