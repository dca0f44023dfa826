import { FAREWELL } from '../../text/meaning/letter-words.ts';
import { sentenceRuns } from '../words/alignment.ts';
import type { DraftWord } from '../words/draft-words.ts';

/** ‘See you soon, love Eli’, ‘Yours sincerely, Esme’, ‘Thank you for listening’, ‘The end’. */
const closing = new RegExp(String.raw`^\W*(?:the end\W*$|(?!from|love|luv)${FAREWELL}\b)`, 'iu');

/** ‘Love from Tama’, ‘From Mele’: somebody, not something, is named. */
const signed = /^\W*(?:[Ll]ove(?: from)?|[Ff]rom) \p{Lu}/u;

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
