import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it('leaves a text that is short enough as it is', () => {
  expect(cutText('kōrero', 6)).toBe('kōrero');
  expect(cutText('', 0)).toBe('');
});

it('cuts to the limit where it falls between letters', () => {
  expect(cutText('kōrero', 4)).toBe('kōre');
  expect(cutText('😀😀', 2)).toBe('😀');
});

it.each([
  ['an emoji', 'ab😀', 3, 'ab'],
  ['an emoji at the very beginning', '😀', 1, ''],
  ['a family of emoji', 'a👩‍👩‍👧‍👦b', 8, 'a'],
  ['a flag', 'a🇳🇿', 3, 'a'],
  ['a macron from its letter', `ma${'ō'.normalize('NFD')}`, 3, 'ma'],
  ['the two units of a line break', 'a\r\nb', 2, 'a'],
])('does not cut %s', (_, text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

it('keeps what it can of marks without end, and still no half of anything', () => {
  expect(cutText(`a${'\u0304'.repeat(500)}`, 300)).toHaveLength(300);
  expect(cutText(`a${'\u{1D165}'.repeat(500)}`, 300)).toBe(`a${'\u{1D165}'.repeat(149)}`);
});

it('cuts a text that is one letter too long, and none that just fits', () => {
  expect(cutText('abc', 3)).toBe('abc');
  expect(cutText('ab😀', 4)).toBe('ab😀');
  expect(cutText('abcd', 3)).toBe('abc');
});

it('a sign of sixty-four units stays whole, a longer one is cut', () => {
  const sign = (units: number) => `a${'\u0304'.repeat(units - 1)}`;
  expect(cutText(`b${sign(65)}`, 65)).toBe('b');
  expect(cutText(`b${sign(66)}`, 66)).toBe(`b${sign(65)}`);
});
