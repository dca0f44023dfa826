import { expect, it } from 'vitest';
import { keptOf } from '../testing/sample-feedback.ts';

const isKept = keptOf(
  'It was so cold. The colour of the beak was untill now unknown. Koro said the karakia, and insects sang.',
);

it.each([
  'There is no need for the u in “colour”.',
  'Take out the u in “colour”.',
  '“insects” needs another t.',
  '“colour” needs a double ‘l’.',
  'Check again: “karakia” is spelt with a c.',
  'You spelt “karakia” wrong, so look it up.',
  'Your spelling of “insects” isn’t quite right.',
])('drops what finds a wrong letter in a word that is right: %s', (comment) => {
  expect(isKept('nextStep', comment)).toBe(false);
});

it.each([
  'Take out one of the letters in “untill”.',
  'You spelt “untill” wrong, so look it up.',
  'Your spelling of “untill” isn’t quite right.',
  '“karakia” is spelt with a k.',
  'Add a word to “colour”.',
])('lets be what may be so: %s', (comment) => {
  expect(isKept('nextStep', comment)).toBe(true);
});
