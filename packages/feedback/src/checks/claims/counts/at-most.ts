import { matchesIn } from '../../../text/searching/matches-in.ts';
import { mostSimiles } from '../comparisons.ts';
import { number } from './numbers.ts';
import { times } from './times.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

/** Lines that don't end as a sentence does; in a text of one line, any words could be a heading. */
export function mostHeadings(text: string): number {
  const lines = text.match(/\S[^\n]*/gu) ?? [];
  if (lines.length < 2) return Number.POSITIVE_INFINITY;
  return lines.filter((line) => !/[.!?]["”’']?\s*$/u.test(line) || /^\S+(?: \S+){0,5}$/u.test(line))
    .length;
}

/** Steps are counted only where the student has numbered them; “2 cups of flour” is none beside “2. Stir.” */
export function mostSteps(text: string): number {
  const marked = times(/^[ \t]*(?:step )?\d{1,2}[.):]\s+\p{L}/gimu, text);
  const numbered = marked > 1 ? marked : times(/^[ \t]*(?:step )?\d{1,2}\b\s+\p{L}/gimu, text);
  return numbered > 1 ? numbered : Number.POSITIVE_INFINITY;
}

/** “Firstly”, “Second”, “Another reason”: reasons that a text counts or adds, by how they begin. */
const counting =
  /(?:^|[.!?\n]\s{0,3})(?:(?:my|the|one|a) )?(first|second|third|fourth|fifth)(?:ly)?\b/giu;
const adding = new SparingPattern(
  /(?:^|[.!?\n]\s{0,3})(?:also|another|finally|lastly|last(?: of all|,| but)|in addition|furthermore|moreover|besides|on top of|next|plus|and)\b/giu,
);
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

const countedReasons = (text: string): number[] =>
  matchesIn(text, counting).map(([, one = '']) => ordinals.indexOf(one.toLowerCase()) + 1);

/** As many reasons as a text counts: “Firstly … Thirdly”; none where it doesn’t begin with the first two. */
export function fewestReasons(text: string): number {
  const counted = countedReasons(text);
  return counted.includes(1) && counted.includes(2) ? Math.max(...counted) : 0;
}

const saidReasons = new SparingPattern(String.raw`\b${number} (?:\p{L}+ )?reasons\b`, 'iu');

/** Reasons are counted only where the student has done so. */
export function mostReasons(text: string): number {
  const fewest = fewestReasons(text);
  return fewest > 0 && !saidReasons.test(text)
    ? fewest + times(adding, text)
    : Number.POSITIVE_INFINITY;
}

/** As many of a thing as a text can have at most: it may well have fewer. */
export const atMost: readonly { thing: string; most: (text: string) => number }[] = [
  { thing: '(?:\\p{L}+ )?similes?', most: mostSimiles },
  { thing: '(?:rhetorical )?questions?(?! marks?\\b)', most: (text) => times(/\?/gu, text) },
  { thing: 'exclamation marks?', most: (text) => times(/!/gu, text) },
  { thing: 'question marks?', most: (text) => times(/\?/gu, text) },
  { thing: 'commas', most: (text) => times(/,/gu, text) },
  { thing: 'paragraphs', most: (text) => times(/\S[^\n]*/gu, text) },
  { thing: '(?:sub)?headings', most: mostHeadings },
  { thing: '(?:numbered )?steps', most: mostSteps },
  { thing: '(?:reasons|arguments)', most: mostReasons },
];
