import { expect, test } from 'vitest';
import { marginOf, sampleOf } from './sample.mjs';

const mutants = Array.from({ length: 100 }, (_, line) => ({
  id: String(line),
  fileName: 'a.ts',
  location: { start: { line, column: 1 }, end: { line, column: 9 } },
  replacement: 'true',
}));
const idsOf = (some) => some.map(({ id }) => id);

test('a sample is as large as asked for, and no change is in it twice', () => {
  expect(new Set(idsOf(sampleOf(mutants, { most: 30, seed: 'one' }))).size).toBe(30);
});

test('of fewer changes than asked for, all are taken', () => {
  expect(sampleOf(mutants, { most: 100, seed: 'one' })).toEqual(mutants);
  expect(sampleOf(mutants, { most: Infinity, seed: 'one' })).toEqual(mutants);
});

test('the same seed takes the same changes, in whatever order they come, and another takes others', () => {
  const taken = (of, seed) => idsOf(sampleOf(of, { most: 30, seed }));
  expect(taken(mutants.toReversed(), 'one')).toEqual(taken(mutants, 'one'));
  expect(taken(mutants, 'two')).not.toEqual(taken(mutants, 'one'));
});

test('a score is exact where all was tried, and else the less so the smaller the sample is', () => {
  expect(marginOf({ caught: 40, tried: 50, all: 50 })).toBe(0);
  const margin = (tried) => marginOf({ caught: tried * 0.9, tried, all: 4_000 });
  expect(margin(250)).toBeCloseTo(3.7, 1);
  expect(margin(1_000)).toBeLessThan(margin(250) / 2 + 0.1);
  expect(marginOf({ caught: 50, tried: 50, all: 4_000 })).toBeGreaterThan(1);
});
