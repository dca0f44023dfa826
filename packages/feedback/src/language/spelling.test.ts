import { expect, it } from 'vitest';
import { readStudentText } from '../text/student-text.ts';
import { misspellings } from './misspellings.ts';
import { isInDictionary, isProperNoun } from './dictionary.ts';
import { misspellingsOf } from './spelling.ts';

const found = (text: string) =>
  misspellingsOf(readStudentText(text)).map(({ word, right }) => [word.text, right]);

it('gives the right word where only one is possible', () => {
  expect(found('I went becos my freind said so on wensday.')).toEqual([
    ['becos', 'because'],
    ['freind', 'friend'],
    ['wensday', 'Wednesday'],
  ]);
});

it('gives none where it is not sure', () => {
  expect(found('We ate a sanwich in the moring.')).toEqual([
    ['sanwich', null],
    ['moring', null],
  ]);
});

it.each([
  'Colour, favourite, organise and organize, realised and realized are all right.',
  'Zihan, zihan and Saoirse went with Lagi.',
  'The bees went bzzzz and the door went eeeee and I was soooo tired.',
  'We wore jandals and togs at the bach, ate hangi, kumara, lollies and taro, and it was mean as.',
  'Salamat, she said, and gave me lumpia and pancit.',
  'Casey and casey and riley met up.',
  "It's the dogs' dinner, and they've eaten it, haven't they?",
  'The gecko, the skink and the tuatara are half-asleep.',
])('finds no fault with %s', (text) => {
  expect(found(text)).toEqual([]);
});

it('lists no word and no kupu as a misspelling, and only words as right', () => {
  for (const [wrong, right] of misspellings) {
    expect(isInDictionary(wrong) && !isProperNoun(wrong), wrong).toBe(false);
    for (const word of right.split(' ')) expect(isInDictionary(word), word).toBe(true);
  }
});

it('knows the endings and beginnings that words take', () => {
  for (const word of [
    'running',
    'happiest',
    'unhappily',
    'babies',
    "dog's",
    'Wednesday',
    'rewrite',
    'disagreement',
  ])
    expect(isInDictionary(word), word).toBe(true);
  for (const word of ['runing', 'happyest', 'babys', 'color', 'xyzzy'])
    expect(isInDictionary(word), word).toBe(false);
});
