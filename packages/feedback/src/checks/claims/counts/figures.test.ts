import { expect, it } from 'vitest';
import { keptOf } from '../../testing/sample-feedback.ts';

const isKept = keptOf(
  'It was so cold. We pay $90 a week and 1,250 kids eat there, in 2019 and in 2020.',
);
const inWords = keptOf('It was so cold. Twenty-six kids came, and sixty went.');

it.each([
  'You tell us that the bins cost $900 a week.',
  'You say that 1350 kids eat there, which is a lot.',
  'You explain that it began in 2018.',
])('drops a figure that the student is said to give and does not: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(false);
});

it.each([
  'You tell us that it costs $90 a week.',
  'You say that 1250 kids eat there.',
  'You show readers of Year 10 how it is.',
  'You say it in 12 words.',
  'I counted 40 of them at my old school.',
])('lets other figures be: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(true);
});

it('lets figures be where the student writes numbers in words', () => {
  expect(inWords('strength', 'You tell us that 26 kids came.')).toBe(true);
});

it('sees a figure of the text with one digit changed, whatever is written in words', () => {
  const isKeptOfBoth = keptOf('It was so cold. Twelve of us saw a tree that was 812 years old.');
  expect(isKeptOfBoth('strength', 'You tell us that it was 842 years old.')).toBe(false);
  expect(isKeptOfBoth('strength', 'You tell us that it was 812 years old.')).toBe(true);
  expect(isKeptOfBoth('strength', 'You tell us that it was 300 years old.')).toBe(true);
});
