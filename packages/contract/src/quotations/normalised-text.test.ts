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
