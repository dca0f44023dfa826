import { expect, it } from 'vitest';
import { freshSince } from './fresh-words.ts';

const fresh = freshSince('we ran home. Mum baked pies!\nThen we ate.');

it.each([
  ['other words', 'Nana baked pies', true],
  ['the same words in another order', 'pies baked', true],
  ['part of a word', 'ran hom', true],
  ['a new word', 'yum', true],
  ['the same words', 'Mum baked pies', false],
  ['the same words with other marks and capitals', 'WE RAN, HOME', false],
  ['one word again and again', 'yum yum yum', false],
  ['marks alone', '…', false],
  ['nothing', '', false],
])('new words, or not, are %s', (_, words, isNew) => {
  expect(fresh.inWords(words)).toBe(isNew);
});

it.each([
  ['the same words as written', 'Mum baked pies!', false],
  ['the same words with spaces around them', '  Then we ate. \n', false],
  ['the same words across lines', 'pies!\n\nThen we', false],
  ['the same line ended in another way', 'pies! \u2028 Then', false],
  ['a part that ends within the marks', 'baked pies', false],
  ['marks alone', '…', false],
  ['a capital', 'We ran', true],
  ['another mark', 'ran home!', true],
  ['a new line', 'home.\nMum', true],
  ['one line instead of two', 'pies! Then', true],
  ['the end of a word', 'um baked', true],
  ['the beginning of a word', 'Mum bake', true],
  ['the middle of a word', 'ake', true],
])('words that are written anew, or not, are %s', (_, words, isNew) => {
  expect(fresh.asWritten(words)).toBe(isNew);
});

it('finds words that are whole only further on', () => {
  expect(freshSince('Tuis and tui sing.').asWritten('Tui')).toBe(true);
  expect(freshSince('Kitesurfers fly kites. A kite broke.').asWritten('kite')).toBe(false);
});

it('takes everything for new after an empty draft', () => {
  expect(freshSince('').inWords('yum')).toBe(true);
  expect(freshSince('').asWritten('yum')).toBe(true);
});
