import { limits } from '@second-draft/contract';
import { expect, test } from 'vitest';
import { textsInCalls } from './texts-in-calls.ts';

const textOf = (length: number) => ({ text: 'a'.repeat(length) });

test('a text that the server refuses is left out, and costs the others nothing', () => {
  const longest = textOf(limits.studentTextMax);
  const short = textOf(100);
  expect(textsInCalls([short, textOf(limits.studentTextMax + 1), longest])).toEqual([
    [short, longest],
  ]);
  expect(textsInCalls([textOf(limits.studentTextMax + 1)])).toEqual([]);
});

test('texts that are too long together are asked about in several calls', () => {
  const texts = Array.from({ length: 11 }, () => textOf(limits.studentTextMax));
  expect(textsInCalls(texts).map((call) => call.length)).toEqual([10, 1]);
});
