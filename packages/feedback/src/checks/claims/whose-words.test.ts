import { expect, it } from 'vitest';
import { keptOf } from '../testing/sample-feedback.ts';

const isKept = keptOf(
  'It was so cold. My teacher says "a buzz costs five minutes". I have never heard anybody put it like that, and nobody in our room has either. "I am not useless," said Rusty.',
);

it.each([
  '“a buzz costs five minutes” is your own saying, and I like it.',
  'You came up with a strong line, “a buzz costs five minutes”.',
])('drops what gives somebody else’s words as the student’s: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(false);
});

it.each([
  'You let your teacher speak: “a buzz costs five minutes”.',
  'You came up with a strong line for Rusty, “I am not useless”.',
  'You made up nothing here: “so cold”.',
])('lets be what leaves them to whoever says them: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(true);
});
