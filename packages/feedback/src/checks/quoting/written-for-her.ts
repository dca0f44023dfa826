import { isCommandVerb } from '../../language/kinds-of-words/command-verbs.ts';
import { singleQuoted } from '../../text/marks/single-quoted.ts';
import { wordSet } from '../../text/word-set.ts';
import { countWords, lowerWords } from '../../text/words.ts';
import { findQuotation } from '../finding/find-quotation.ts';
import type { SourceText } from '../finding/source-text.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

/** A longer suggestion is a sentence that the student could copy (words). */
const LONGEST_SUGGESTED = 6;

export const LEAVE_THE_WRITING =
  'Write no sentence for the student; suggest a word or two, or how a sentence may begin.';

/** As in “I felt … because …”: what matters is left to the student. */
const leftOpen = /…|\.\.\.|__|\[|\betc\b/u;

/** A question to ask oneself is none for the text. */
const asking = /\b(?:ask|asks|asking|questions?|wonder|think|check|answer)\b[^.!?‘’“”]{0,40}$/iu;

const announced = new SparingPattern(
  /\b(?:like this|this way|better|instead|as follows|(?:start|begin|open|end|finish|continue)\b[^.!?:]{0,40} with|(?:write|say|reads?|could be|would be|might be|becomes?|turn it into)(?: it| this| that| something like)?)\s*:\s*(\p{Lu}[^.!?\n“”‘]*)/giu,
);

/** Speaks to the student: it tells what to do, not what to write. */
const toHer = /\b(?:you|your|yours|yourself|readers?)\b/iu;

/** Beside the verbs of instructions, which are about things. */
const toDo = wordSet(
  'say think picture imagine ask circle underline name list describe show explain compare',
);

const isSentence = (words: string): boolean =>
  countWords(words) > LONGEST_SUGGESTED && !leftOpen.test(words);

const isTask = (first: string): boolean => isCommandVerb(first) || toDo.has(first);

/** Whether a comment has a whole sentence for the student to copy. */
export function isWrittenForHer(comment: string, source: Pick<SourceText, 'normalised'>): boolean {
  for (const { words, start } of singleQuoted(comment))
    if (
      isSentence(words) &&
      !asking.test(comment.slice(Math.max(0, start - 60), start)) &&
      findQuotation(words, source) === null
    )
      return true;
  return Array.from(comment.matchAll(announced)).some(
    ({ 1: words = '' }) =>
      isSentence(words) && !toHer.test(words) && !isTask(lowerWords(words)[0] ?? ''),
  );
}
