import { expect, it } from 'vitest';
import { isStorable } from './storable.ts';

const nested = (levels: number): unknown => (levels === 0 ? 'x' : [nested(levels - 1)]);

it('what is kept may be nested as deep as any shape of ours, and no deeper', () => {
  expect([isStorable(nested(32)), isStorable(nested(33))]).toEqual([true, false]);
  // Far deeper than a function can call itself.
  expect(isStorable(JSON.parse('{"a":['.repeat(300_000) + ']}'.repeat(300_000)))).toBe(false);
});

it('text is looked at wherever it is, in names as well', () => {
  expect(isStorable({ a: [{ b: 'kererū 🐦' }, null, 1] })).toBe(true);
  expect(isStorable({ a: [{ b: 'half \uD800' }] })).toBe(false);
  expect(isStorable({ a: [{ 'a\0b': 1 }] })).toBe(false);
});

it('what has more parts than any shape of ours is looked at no further', () => {
  const listed = (parts: number) => ({ list: Array.from({ length: parts }, () => 1) });
  const named = (parts: number) => [
    Object.fromEntries(Array.from({ length: parts }, (_, index) => [`part ${index}`, null])),
  ];
  for (const wide of [listed, named]) {
    expect([isStorable(wide(49_999)), isStorable(wide(50_000))]).toEqual([true, false]);
    expect(isStorable(Array.from({ length: 10 }, () => wide(4_990)))).toBe(true);
    expect(isStorable(Array.from({ length: 10 }, () => wide(5_000)))).toBe(false);
  }
});
