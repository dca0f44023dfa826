import { expect, it } from 'vitest';
import { keptOf } from '../../testing/sample-feedback.ts';

const isKept = keptOf(
  'It was so cold. The gull was angry. Suddenly the gulls dived, and then the angry gull took my chips. And then we left.',
);

it.each([
  'You keep using “suddenly”, so it loses its power. Find another word.',
  'You have used “dived” too often. Find another word.',
  '“suddenly” is repeated. Find another word for one of them.',
  'You often repeat the word “chips”. Find another word.',
  'Look at “and then” again. It comes four times. Change two.',
])('drops that words come again which stand there once: %s', (comment) => {
  expect(isKept('nextStep', comment)).toBe(false);
});

it.each([
  'You keep using “gull”. Try ‘bird’ once.',
  'You use “angry” twice. Find another word for one of them.',
  'You could repeat “dived” at the end, so that we jump again.',
  'Look at “and then” again. It comes two times. Change one.',
  '“dived” is used as a surprise. Do that once more.',
])('keeps it of words that do, or may come again: %s', (comment) => {
  expect(isKept('nextStep', comment)).toBe(true);
});
