import { expect, it } from 'vitest';
import { isMiscounted } from './counted-claims.ts';
import { sourceText } from './source-text.ts';

const slips = sourceText(
  'The waves were as tall as houses and they crashed like thunder. I ran in. I beleived it was a shark, I realy did! What was it?\n\nwe went home. Then Dad said oh no.',
);
const sound = sourceText(
  'The waves were as tall as houses. They crashed like thunder! After that, we ran. What was it?\n\nWhen we got home, Dad slept.',
);

it.each([
  'You used five similes, and they are strong.',
  'You have used six vivid similes.',
  'Every sentence starts with a different word.',
  'No two sentences begin the same way.',
  'I am sure that every sentence starts with a different word.',
  'All of your speech marks are right.',
  'You asked three questions.',
  'You used four exclamation marks.',
  'You wrote five paragraphs.',
  'You use “shark” three times.',
  'The word ‘then’ comes up 4 times.',
])('sees a claim that the text refutes: %s', (comment) => {
  expect(isMiscounted({ kind: 'strength', comment }, slips)).toBe(true);
});

it.each([
  'You used two similes, and they are strong.',
  'Every sentence starts with a different word.',
  'All of your speech marks are right.',
  'You asked one question and used two paragraphs.',
  'You use “that” one time, and “we” two times.',
  'Next, use three similes, and ask two questions.',
  'You could have five paragraphs, each with one idea.',
])('lets a claim be that may be true: %s', (comment) => {
  expect(isMiscounted({ kind: 'strength', comment }, sound)).toBe(false);
});

it.each([
  'After that, check that every sentence starts with a different word.',
  'Every sentence starts with a different word in “I ran in. I beleived it”.',
])('takes what is to be so, or is said of a few words, for no claim: %s', (comment) => {
  expect(isMiscounted({ kind: 'strength', comment }, slips)).toBe(false);
});

it('takes no aim of a next step for a claim about the text', () => {
  const comment = 'Next draft: every sentence starts with a new word.';
  expect(isMiscounted({ kind: 'nextStep', comment }, slips)).toBe(false);
});
