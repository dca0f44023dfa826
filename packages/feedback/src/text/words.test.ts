import { expect, it } from 'vitest';
import { countWords, wordsOf } from './words.ts';

it('counts as a word processor does', () => {
  expect(countWords("Don't stop – it's half-past 5… OK? ...")).toBe(6);
  expect(countWords(' \n ')).toBe(0);
});

it('keeps contractions, hyphens and macrons in words', () => {
  expect(wordsOf('Don’t go, Mei-Ling: kōrero!').map((word) => word.text)).toEqual([
    'Don’t',
    'go',
    'Mei-Ling',
    'kōrero',
  ]);
});
