import { expect, it } from 'vitest';
import { readStudentText } from '../student-text.ts';
import { isWholeBefore } from './whole-before.ts';

const clause = (words: string) => readStudentText(`${words}.`).sentences[0]?.words ?? [];
const cutBefore = (words: string, word: string) =>
  isWholeBefore(
    clause(words),
    clause(words).findIndex(({ text }) => text === word),
  );

it.each([
  ['We need a bin at the end of our street', 'at'],
  ['It bends the light into one beam which can be seen far away', 'which'],
  ['Give every street one big bin instead of many', 'instead'],
  ['We drove to the derby in Huntly with my dad', 'with'],
])('“%s” is whole before “%s”', (words, word) => {
  expect(cutBefore(words, word)).toBe(true);
});

it.each([
  ['She was looking at the sky', 'at'],
  ['He lives in a shed', 'in'],
  ['The crab put her foot in and pulled', 'in'],
  ['He sat there with his head in his hands', 'in'],
  ['We looked at the sky', 'at'],
  ['The auctioneer stood on a ute and was driven along the rows', 'along'],
  ['Half of all the people on the island can no longer see it', 'on'],
  ['You have to wait until it sets', 'until'],
])('“%s” isn’t whole before “%s”', (words, word) => {
  expect(cutBefore(words, word)).toBe(false);
});

it('an empty clause, or one without a word before the cut, is not whole', () => {
  expect(isWholeBefore([], 0)).toBe(false);
  expect(isWholeBefore(clause('In the rain'), 0)).toBe(false);
});
