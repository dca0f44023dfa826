import { expect, it } from 'vitest';
import { areWholeWords } from './whole-words.ts';

it.each([
  ['We ran to the pool', 'ran to'],
  ['“Run!” said Mum', 'said Mum'],
  ["the dogs' bowls", 'dogs'],
  ['an icecap, and the ice', 'ice'],
  ['It cost $5.', '5'],
])('in “%s”, “%s” is whole', (text, words) => {
  expect(areWholeWords(text, words)).toBe(true);
});

it.each([
  ["We met at Pak'nSave and I", 'nSave and I'],
  ['We don’t run', 'We don'],
  ['We don’t run', 't run'],
  ['the icecap', 'ice'],
  ['Whānau', 'Wh'],
  ['We ran', 'we ran'],
])('in “%s”, “%s” is not', (text, words) => {
  expect(areWholeWords(text, words)).toBe(false);
});
