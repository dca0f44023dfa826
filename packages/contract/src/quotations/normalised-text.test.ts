import { expect, it } from 'vitest';
import { normaliseText } from './normalised-text.ts';

it.each([
  ['“It’s cold,” — he said…', '"It\'s cold," - he said...'],
  ['a  b\n\t c', 'a b c'],
  ['kōrero'.normalize('NFD'), 'kōrero'],
  ['soft\u00ADhyphen zero\u200Bwidth', 'softhyphen zerowidth'],
  ['', ''],
])('makes %j plain', (original, plain) => {
  expect(normaliseText(original).text).toBe(plain);
});

it('knows where each character came from', () => {
  const original = `x “${'ō'.normalize('NFD')}k…” 😀  yes`;
  const { text, at } = normaliseText(original);
  expect(at.length).toBe(text.length + 1);
  for (const word of ['x', 'k', '😀', 'yes'])
    expect(original.slice(at[text.indexOf(word)]).startsWith(word), word).toBe(true);
});

it.each([
  ['double marks', '"“”„«»', '"'.repeat(6)],
  ['single marks', "'‘’`´ʻ", "'".repeat(6)],
  ['dashes', '-‐‑‒–—−', '-'.repeat(7)],
  ['what is invisible', 'a\u00ADb\u200Bc\u200Cd\u200De\u2060f\uFEFFg', 'abcdefg'],
  ['what turns the direction', 'a\u202Eb\u202Cc\u2066d\u2069e\u200Ef', 'abcdef'],
])('knows every form of %s', (_, original, plain) => {
  expect(normaliseText(original).text).toBe(plain);
});

it('makes one space of white space around something invisible', () => {
  expect(normaliseText('a \u200B b').text).toBe('a b');
  expect(normaliseText(' a').text).toBe(' a');
});

it('keeps a mark on the letter before it', () => {
  expect(normaliseText('abe\u0301').text).toBe('abé');
  expect(normaliseText('\u0301x').at).toEqual([0, 1, 2]);
});

it('knows the place of every character in plain words', () => {
  expect(normaliseText('to be, or').at).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('keeps its length in lower case, even of letters that have no single small one', () => {
  const { text, lower } = normaliseText('AİB');
  expect(lower).toBe('aİb');
  expect(lower).toHaveLength(text.length);
  expect(normaliseText('ĀBC').lower).toBe('ābc');
});

it('leaves every letter in its composed form, beside any other', () => {
  const letters = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).filter(
    (letter) => /\p{L}/u.test(letter) && letter !== 'ʻ',
  );
  const wrong = letters.filter(
    (letter) => normaliseText(`a${letter}b`).text !== `a${letter.normalize('NFC')}b`,
  );
  expect(wrong).toEqual([]);
});
