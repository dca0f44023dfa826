import { isPastDeed } from '../../language/kinds-of-words/past-verbs.ts';
import { pastVerbs } from '../../rules/language/tense/tense-slips.ts';
import { countWords, lowerWords } from '../../text/words.ts';
import { findOrMendQuotation } from '../finding/find-quotation.ts';
import type { SourceText } from '../finding/source-text.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

/** ‘Your line’, ‘when you wrote’: what comes next, after a dash or a colon, may be the student's words. */
const introduced = new SparingPattern(
  /\b(?:(?:your|the|this|that) (?:\p{L}+ ){0,2}(?:line|sentence|phrase|words|simile)s?(?: (?:is|are|was|were))?|you (?:wrote|write|say|said))$/iu,
);

const setOff =
  /(?<=\p{L})(: +| [—–] | --? |—)([^“”"‘*_`<>.!?\n—–:]+?)(?= ?[—–] ?| --? |[.!?\n]|$)/gu;

/** A reader's own words: ‘I love it’, ‘the one about you’, ‘which I read twice’. */
const aside = new SparingPattern(
  /^I (?:\p{L}+ly )?(?:lov|lik|enjoy|notic|laugh|smil|stopp|want|admir|read\b|felt\b)|\b(?:you|your|me|one|that|which|who|what|how)\b|^(?:Well|Good|Great|Nice|Lovely|Wow|Brilliant)\b/u,
);

const subject = /^(?:i|we|he|she|it|they|the|a|an|my|our|his|her)$/u;

/** Whether somebody did something in the words, or they begin as a sentence does. */
export function isWritten(words: string): boolean {
  const [first = '', ...rest] = lowerWords(words);
  if (aside.test(words)) return false;
  const isTold = rest.some((word) => pastVerbs.has(word) || isPastDeed(word));
  const isSentence = /^\p{Lu}/u.test(words) && first !== 'i';
  return isSentence || (subject.test(first) && isTold);
}

/**
 * Puts marks around what is set off as the student's by dashes or a colon: ‘Your line — I ran home —
 * is lovely’. Words that may be an aside of the writer's stay as they are.
 */
export function markSetOff(comment: string, source: SourceText): string {
  return comment.replace(setOff, (whole, dash: string, words: string, at: number) => {
    const isTheirs =
      introduced.test(comment.slice(0, at)) &&
      countWords(words) > 1 &&
      (findOrMendQuotation(words, source) !== null || isWritten(words));
    return isTheirs ? `${dash}“${words}”` : whole;
  });
}
