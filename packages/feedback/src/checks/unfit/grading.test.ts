import { expect, it } from 'vitest';
import { gradings } from './grading.ts';

const grades = (comment: string) => gradings.some((pattern) => pattern.test(comment));

it.each([
  'For me this is comfortably Merit.',
  'It’s an Achieved from me.',
  'This would easily be Excellence.',
  'On ideas I’d tick four out of four.',
  'Three ticks out of three for explaining!',
  'That is 4 out of 4 for ideas.',
])('sees a grade: %s', (comment) => {
  expect(grades(comment)).toBe(true);
});

it.each([
  'You achieved what you set out to do.',
  'Three out of four sentences begin with ‘I’.',
  'The excellence of that fish makes us laugh.',
  'Two out of three kids say so, you tell us.',
])('takes other words for none: %s', (comment) => {
  expect(grades(comment)).toBe(false);
});
