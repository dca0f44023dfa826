import { expect, test } from 'vitest';
import { slashBefore } from './slash.ts';

test.each([
  ['/', { start: 0, query: '' }],
  ['Ka pai. /full st', { start: 8, query: 'full st' }],
  ['Ka pai\n/', { start: 7, query: '' }],
  ['(/x', { start: 1, query: 'x' }],
])('a slash at the start of a word in “%s” asks for a comment', (text, slash) => {
  expect(slashBefore(text, text.length)).toEqual(slash);
});

test.each(['he/she', 'https://', '1/2', '/a\nb', '//', ''])('“%s” asks for no comment', (text) => {
  expect(slashBefore(text, text.length)).toBeNull();
});

test('only what is before the caret counts', () => {
  expect(slashBefore('/abc', 2)).toEqual({ start: 0, query: 'a' });
  expect(slashBefore('a /b', 1)).toBeNull();
});
