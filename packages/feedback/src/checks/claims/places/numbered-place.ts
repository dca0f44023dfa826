import { headingLines } from '../../../text/lines/headings.ts';
import { greets } from '../../../text/meaning/letter-words.ts';
import { matchesIn } from '../../../text/searching/matches-in.ts';
import type { Span } from '../../../text/words.ts';
import { findQuotation } from '../../finding/find-quotation.ts';
import { countOf, someNumber } from '../counts/numbers.ts';
import type { Source } from '../source.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const quoted = String.raw`“([^“”\n]{2,300})”`;
const youSay = String.raw`(?: (?:you|it) (?:say|says|said|write|wrote|tell us|tells us))?`;

const paragraph = String.raw`(?:your|the) (${ordinals.join('|')}) paragraph`;
const inParagraph = [
  new SparingPattern(String.raw`\b(?:in|of) ${paragraph},?${youSay},? ${quoted}`, 'giu'),
  new SparingPattern(String.raw`(?<words>${quoted}),? (?:is )?in ${paragraph}\b`, 'giu'),
];
const step = String.raw`step (${someNumber})(?![.\d])`;
const inStep = [
  new SparingPattern(
    String.raw`(?:^|[.!?] |\bin )${step}(?:,| is| says)?${youSay},?:? ${quoted}`,
    'giu',
  ),
  new SparingPattern(String.raw`(?<words>${quoted}),? (?:is )?in ${step}`, 'giu'),
];

interface Claim {
  words: string;
  at: string;
}

const claimsOf = (comment: string, [first, second]: readonly RegExp[]): Claim[] => [
  ...(first ? matchesIn(comment, first) : []).map(([, at = '', words = '']) => ({ words, at })),
  ...(second ? matchesIn(comment, second) : []).map(([, , words = '', at = '']) => ({ words, at })),
];

const isIn = (place: Span | undefined, start: number): boolean =>
  place !== undefined && place.start <= start && start < place.end;

/** Everything that somebody may count as the paragraphs: all lines, or those that are long enough. */
function countings({ asRead }: Source): Span[][] {
  const text = asRead();
  const headings = new Set([...headingLines(text), ...(text.title ? [text.title] : [])]);
  const body = text.lines.filter(
    (line) => !headings.has(line) && line.start !== text.title?.start && !greets.test(line.text),
  );
  return [text.lines, body, body.filter((line) => line.text.length >= SHORTEST)];
}

/** Shorter lines may be no paragraphs (characters). */
const SHORTEST = 60;

/** The place of words that stand once in the text. */
function placeOf(words: string, { normalised }: Source): number | null {
  const found = findQuotation(words, { normalised });
  if (found === null) return null;
  const again = normalised.lower.includes(found.text.toLowerCase(), found.end);
  return again ? null : found.start;
}

function isInAnotherParagraph({ words, at }: Claim, source: Source): boolean {
  const start = placeOf(words, source);
  const nth = ordinals.indexOf(at.toLowerCase());
  return start !== null && !countings(source).some((lines) => isIn(lines[nth], start));
}

const label = /^\W*(?:step )?(\d{1,2})[.):]?\s/iu;

function isInAnotherStep({ words, at }: Claim, source: Source): boolean {
  const start = placeOf(words, source);
  const steps = source.asRead().lines.filter(({ text }) => label.test(text));
  const labelled = steps.map(({ text }) => Number(label.exec(text)?.[1]));
  if (start === null || !labelled.every((n, i) => n === i + 1)) return false;
  const here = steps.findIndex((line) => isIn(line, start));
  return here !== -1 && steps[countOf(at) - 1] !== undefined && here !== countOf(at) - 1;
}

/** A quicker test: most comments number neither. */
const mayNumber = /\b(?:paragraph|step [\p{L}\d])/iu;

/** Whether a comment says that words stand in a step or paragraph by its number, and they stand in another. */
export const isNumberedWrongly = (comment: string, source: Source): boolean =>
  mayNumber.test(comment) &&
  (claimsOf(comment, inParagraph).some((claim) => isInAnotherParagraph(claim, source)) ||
    claimsOf(comment, inStep).some((claim) => isInAnotherStep(claim, source)));
