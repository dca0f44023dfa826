import { expect, it } from 'vitest';
import { isTechnical } from './technical-words.ts';

it.each([
  'turbine',
  'turbines',
  'epicentre',
  'larvae',
  'magma',
  'aquifer',
  'isthmus',
  'antibodies',
])('a subject’s own word is technical: “%s”', (word) => {
  expect(isTechnical(word)).toBe(true);
});

it.each([
  'verandah',
  'mainland',
  'macrocarpa',
  'surveyors',
  'predators',
  'earthquake',
  'volcano',
  'wharenui',
  'harbour',
  'weather',
])('what is said every day, or can be guessed, is not: “%s”', (word) => {
  expect(isTechnical(word)).toBe(false);
});
