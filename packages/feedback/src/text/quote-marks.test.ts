import { expect, it } from 'vitest';
import { curlQuotations } from './quote-marks.ts';

it.each([
  ['You wrote "we ran" well.', 'You wrote “we ran” well.'],
  ['You wrote «we ran», and ＂we sat＂.', 'You wrote “we ran”, and “we sat”.'],
  ['You wrote ‘the dog ran’ well.', 'You wrote “the dog ran” well.'],
  ["You wrote 'the  dog ran' well.", 'You wrote “the  dog ran” well.'],
])('curls the marks around what is quoted: %s', (comment, curled) => {
  expect(curlQuotations(comment)).toBe(curled);
});

it.each([
  "Try 'the dog' next.",
  "Try ' dog ran ' next.",
  "It's the dogs' turn to run, isn't it?",
  'A " alone.',
  'One that is "over\nlines".',
])('leaves other marks alone: %s', (comment) => {
  expect(curlQuotations(comment)).toBe(comment);
});

it('leaves a suggestion in its single marks', () => {
  const suggestion = '‘the dog ran off’';
  expect(curlQuotations(`Try ${suggestion}.`, new Set([suggestion]))).toBe(`Try ${suggestion}.`);
});
