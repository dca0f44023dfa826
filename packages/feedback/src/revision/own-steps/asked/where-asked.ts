import type { TextRange } from '@second-draft/contract';
import { sentenceRuns } from '../../words/alignment.ts';
import { wordsWithin } from '../../places/places.ts';
import type { OwnLook } from '../own-look.ts';

/** The part of a text that a step names: its beginning, middle or end, or a paragraph (the first is 1). */
export type Part = 'start' | 'middle' | 'end' | number;

const at = String.raw`\b(?:at|in|into|near|to|as|for|with|is|be)`;
const the = String.raw`(?:the|your|a) (?:very |really )?`;
const counted = ['first', 'second', 'third', 'fourth', 'fifth'];

const parts: readonly [Part, RegExp][] = [
  [
    'start',
    new RegExp(
      String.raw`${at} ${the}(?:start|beginning|top|opening)\b|${at} ${the}first (?:few |two |couple of )?(?:lines?|sentences?|bit)\b`,
      'u',
    ),
  ],
  ['middle', new RegExp(String.raw`${at} ${the}middle\b(?! of)`, 'u')],
  [
    'end',
    new RegExp(
      String.raw`${at} ${the}(?:end(?! of (?:each|every|a|the (?:sentence|line|day|game|race)))|bottom(?! \p{L}{4,})|ending)\b|${at} ${the}last (?:few |two |couple of )?(?:lines?|sentences?|bit|paragraph)\b`,
      'u',
    ),
  ],
];

const paragraph = new RegExp(
  String.raw`${at} ${the}(?:(${counted.join('|')}) paragraph|paragraph (\d|one|two|three|four|five))\b`,
  'u',
);
const numbers = ['one', 'two', 'three', 'four', 'five'];

/** Where a step wants something to be said; null where it names no such part. */
export function partAsked(asked: string): Part | null {
  const found = paragraph.exec(asked);
  if (found !== null) {
    const [, word = '', number = ''] = found;
    const at = word === '' ? numbers.indexOf(number) : counted.indexOf(word);
    return at === -1 ? Number(number) : at + 1;
  }
  return parts.find(([, pattern]) => pattern.test(asked))?.[0] ?? null;
}

/** The start and the end of a text are so much of it, and at least so many sentences. */
const SHARE = 1 / 3;
const FEWEST = 3;

/** Whether a range of the new draft is in that part. */
export function isInPart(look: OwnLook, part: Part, range: TextRange): boolean {
  const { alignment } = look.drafts.compared;
  const run = wordsWithin(alignment.after, range);
  if (run === null) return false;
  if (typeof part === 'number') {
    const { lines, title } = look.drafts.read.after;
    const line = lines.filter((one) => one !== title)[part - 1];
    return line !== undefined && range.start < line.end && range.end > line.start;
  }
  const runs = sentenceRuns(alignment.after);
  const share = Math.max(FEWEST, Math.ceil(runs.length * SHARE));
  const first = runs.findIndex(({ to }) => to > run.from);
  const last = runs.findLastIndex(({ from }) => from < run.to);
  if (part === 'start') return first < share;
  if (part === 'end') return last >= runs.length - share;
  return last > 0 && first < runs.length - 1;
}
