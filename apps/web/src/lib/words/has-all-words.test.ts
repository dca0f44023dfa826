import { expect, test } from 'vitest';
import { hasAllWords } from './has-all-words.ts';

test.each([
  ['a word in capitals', 'KA Pai'],
  ['words in another order', 'mahi pai'],
  ['the beginning of a word', 'mā'],
  ['a word without its macron', 'maori'],
  ['nothing', ''],
])('a search finds a text by %s', (_, query) => {
  expect(hasAllWords(query)('Ka pai tō mahi, Māori')).toBe(true);
});

test('a search finds no text that lacks one of its words', () => {
  expect(hasAllWords('ka kino')('Ka pai tō mahi')).toBe(false);
});
