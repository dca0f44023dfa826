import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

/** All of a thing that a text has, as a pattern. */
export const all = '(?:every|each|all(?: of)?(?: (?:your|the|these))?)';

/** Before what is to be so, or nearly is: “check that each sentence starts with a capital”. */
const wished = new SparingPattern(
  /\b(?:nearly|almost|hardly|check|checking|(?<!\bam )sure|so that|if|whether|until|(?<!\bi (?:can )?)see|want|needs?|could|should|would|try|aim|goal|not)\b[^.!?]*$|\bwhen (?:there (?:are|is) )?$/iu,
);

/** After what is said of a few words. */
const scoped = /^[^.!?]{0,30}\bin [“‘]/u;

/** Whether a comment claims it, and not as an aim, or of a few words. */
export function isSaid(claim: RegExp, comment: string): boolean {
  const found = claim.exec(comment);
  if (found === null) return false;
  const before = comment.slice(Math.max(0, found.index - 80), found.index);
  return !wished.test(before) && !scoped.test(comment.slice(found.index + found[0].length));
}
