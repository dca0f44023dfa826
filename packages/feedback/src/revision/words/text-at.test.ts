import { expect, it } from 'vitest';
import { compareWords } from '../changes/compare-drafts.ts';
import { rangeOf } from './text-at.ts';

it('gives a run of words the range from the first to the last, and no range to an empty run', () => {
  const text = 'We swam in the lake.';
  const words = compareWords(text, text).alignment.after;
  expect(rangeOf(words, { from: 1, to: 3 })).toEqual({ start: 3, end: 10 });
  expect(rangeOf(words, { from: 2, to: 2 })).toBeNull();
});
