import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { misspellings } from './misspellings.ts';
import { isInDictionary, isProperNoun } from './dictionary.ts';
import { isRight, isWrongPast, misspellingsOf } from './spelling.ts';

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
  'ON SUNDAY AND ON FRIDAY WE WENT TO THE ZOO.',
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

it.each([
  ['a name that stands once within a sentence', 'Casee sat. I saw Casee and casee.'],
  ['a word said twice', 'The bell went moring moring and stopped.'],
  ['three letters', 'We ate abd went.'],
  ['a letter three times', 'I was verrry hapyyy.'],
  ['a word with a capital', 'Sanwich was the name of the dog.'],
  ['New Zealand words with an ending', 'We were sweet as and wore our jandals.'],
  ['both spellings of -yse', 'We analysed and analyzed it.'],
])('leaves alone %s', (_, text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  ['The sanwich’s bread and the sanwiches’ bread.', ['sanwich’s', 'sanwiches']],
  ['I went abit far.', ['abit']],
  ['Sanwich in the moring.', ['moring']],
])('finds what is misspelt in “%s”', (text, wrong) => {
  expect(found(text).map(([word]) => word)).toEqual(wrong);
});

it('of a word with hyphens, each part has to be right', () => {
  expect(isRight({ text: 'mother-in-law' })).toBe(true);
  expect(isRight({ text: 'half-sanwich' })).toBe(false);
});

it('knows which words are spelt with a capital only', () => {
  for (const name of ['Wednesday', 'wednesday', 'LONDON']) expect(isProperNoun(name)).toBe(true);
  for (const word of ['dog', 'Dog', 'xyzzy', '']) expect(isProperNoun(word)).toBe(false);
});

it('a word is no ending alone, and takes only endings that fit it', () => {
  for (const word of ['dog’s', 'DOG', 'dislikes', 'rerunning', 'unhappier'])
    expect(isInDictionary(word), word).toBe(true);
  for (const word of ['’s', 'ly', 'unjumped', 'dogly', 'sheeps’s', 'boxs', 'carryed', 'undog'])
    expect(isInDictionary(word), word).toBe(false);
});

it.each([
  ['a possessive of several', "dogs'"],
  ['three letters', 'xqz'],
  ['a letter three times', 'xqqqzt'],
  ['a capital in front', 'Xqzt'],
  ['a capital within', 'xqZt'],
  ['a number within', 'xq9t'],
  ['Māori syllables', 'whanaungatangi'],
  ['a kupu of other letters', 'pasifika'],
  ['a New Zealand word that has -ed', 'chillaxed'],
  ['a New Zealand word that has -ing', 'chillaxing'],
  ['a New Zealand word that has -es', 'chillaxes'],
  ['an apostrophe in its place', 'don’t'],
])('nothing is held against %s: %s', (_, text) => {
  expect(isRight({ text })).toBe(true);
});

it.each([
  ['four letters', 'xqzt'],
  ['a possessive of no word', "sanwichs'"],
  ['an apostrophe out of place', "dont't"],
  ['a hyphen between a slip and a word', 'moring-tea'],
  ['an ending within', 'chillaxedly'],
])('nothing speaks for %s: %s', (_, text) => {
  expect(isRight({ text })).toBe(false);
});

it.each([
  'We sheared them in the woolshed behind the longline hooks.',
  'The duals on the tractor are wide.',
  'Nan made fa’apapa and pa’u.',
  'My brother calls it the ‘snaker’.',
])('takes no compound, plural, Pacific word or word in marks for a slip: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it('finds two words in one only where they are no slip of a common word', () => {
  for (const word of ['forrest', 'carpit', 'wendsday', 'dishs', 'calfs', 'countrys'])
    expect(isRight({ text: word }), word).toBe(false);
});

it('tells a wrong past from a misspelt one', () => {
  for (const word of ['choosed', 'runned', 'teached']) expect(isWrongPast(word), word).toBe(true);
  for (const word of ['stoped', 'visitted', 'walked', 'climed', 'putted', 'need'])
    expect(isWrongPast(word), word).toBe(false);
});
