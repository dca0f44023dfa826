import { curlQuotations } from '../../../text/marks/quote-marks.ts';
import { remembered } from '../../../text/remembered.ts';

/** A sentence of a comment: its own words, with “0” in place of what it quotes first, and so on. */
export interface Said {
  /** Its apostrophes are straight. */
  text: string;
  /** What the whole comment quotes. */
  quotes: readonly string[];
}

/** Nobody reads on so long; patterns look back within a sentence (characters). */
const LONGEST_SENTENCE = 500;
const MOST_SENTENCES = 100;

/** The full stops of “P.S.” end no sentence. */
const initials = /\bp\. ?s\.?(?=\s)/giu;
const quoted = /“([^“”\n]*)”/gu;

function sentencesOf(comment: string): Said[] {
  const quotes: string[] = [];
  const masked = curlQuotations(comment, new Set(), 1).replace(quoted, (_, words: string) => {
    quotes.push(words);
    return `“${quotes.length - 1}”`;
  });
  const own = masked.replaceAll(initials, 'PS').replaceAll('’', "'");
  return (own.match(/[^.!?\n]+[.!?]*/gu) ?? [])
    .slice(0, MOST_SENTENCES)
    .map((one) => ({ text: one.trim().slice(0, LONGEST_SENTENCE), quotes }));
}

/** Several checks read the same comment (comments). */
const KEPT = 20;

/** A comment sentence by sentence, so that nothing it quotes is read as a claim. */
export const saidIn = remembered(KEPT, sentencesOf);
