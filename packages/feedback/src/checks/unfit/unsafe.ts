import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

/** What a step tells to do, and not to write. */
const doing =
  '(?:stay|stand|go(?! back)|get(?! (?:us|the reader))|climb|swim|walk|jump|ride|run|touch|light|sit|wait|play|try (?:it|this|that))';

/** At the start of a sentence, or offered: “you stay by the river” tells of the text. */
const told = String.raw`(?:^|[.!?] |\b(?:next time|tomorrow|this weekend|then|you could|you can|you might),? )(?:you could |you can )?${doing}`;

const place = String.raw`(?:near|by|beside|close to|next to|at|on|onto|into|in|under|up)`;
const danger = String.raw`(?:power ?lines?|flood(?:s|ed|ing|water)?|rip|cliff(?: edge)?|train tracks?|railway (?:line|tracks?)|motorway|roof)`;

/** Steps that somebody could be hurt by. */
export const unsafe: readonly RegExp[] = [
  new SparingPattern(
    String.raw`${told}\b[^.!?“”]{0,30}\b${place} (?:(?:the|an?|your|some) )?(?:\p{L}+ (?:when it |as it |in )?)?${danger}\b`,
    'iu',
  ),
  new SparingPattern(
    String.raw`${told}\b[^.!?“”]{0,40}\bwithout (?:(?:an?|your|the|any) )?(?:helmets?|seat ?belts?|life ?jackets?|adults?|grown-?ups?|telling (?:anyone|anybody|an adult|your \p{L}+))\b`,
    'iu',
  ),
  new SparingPattern(
    /(?:^|[.!?] |\bnext time,? )light (?:an? |the |some )?(?:match(?:es)?|fire|lighter|candle)\b/iu,
  ),
];
