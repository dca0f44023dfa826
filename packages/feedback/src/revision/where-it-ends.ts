import { sentenceRuns } from './alignment.ts';
import type { DraftWord } from './draft-words.ts';

/** ‘See you soon, love Eli’, ‘Yours sincerely, Esme’, ‘Thank you for listening’, ‘The end’. */
const closing =
  /^\W*(?:the end\W*$|see you\b|(?:good)?bye\b|thank(?:s| you) for (?:listening|reading)\b|yours\b|your (?:friend|son|daughter|grand\p{L}+|neighbour|student)s?\b|(?:kind |best )?regards\b|ngā mihi\b|arohanui\b)/iu;

/** ‘Lots of love from Tama’: somebody, not something, is named. */
const signed = /^\W*(?:(?:[Ll]ots of )?[Ll]ove(?: from)?|[Ff]rom) \p{Lu}/u;

/** A longer one says something (words). */
const LONGEST = 8;

/** A name, or its Year, may have a line of its own (sentences). */
const LINES = 3;

/** Where a text ends as a text: before the closing words of a letter, a speech or a story. */
export function whereItEnds(words: readonly DraftWord[]): number {
  for (const { from } of sentenceRuns(words).slice(1).slice(-LINES)) {
    const last = words.slice(from);
    const said = last.map(({ written }) => written).join(' ');
    if (last.length <= LONGEST && (closing.test(said) || signed.test(said))) return from;
  }
  return words.length;
}
