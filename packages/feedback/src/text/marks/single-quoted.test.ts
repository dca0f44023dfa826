import { expect, it } from 'vitest';
import { singleQuoted } from './single-quoted.ts';

const quotedIn = (text: string) => [...singleQuoted(text)].map(({ words }) => words);

it('finds what stands between curly or straight marks, and where', () => {
  const text = "Try ‘so cold’ or 'so hot' here.";
  expect(quotedIn(text)).toEqual(['so cold', 'so hot']);
  for (const { words, start, end } of singleQuoted(text))
    expect(text.slice(start + 1, end - 1)).toBe(words);
});

it('takes apostrophes for no marks', () => {
  expect(quotedIn("I don't, and ‘we can’t go’.")).toEqual(['we can’t go']);
  expect(quotedIn("Mum's cat and Dad's dog")).toEqual([]);
});

it.each(['‘so cold', '‘so\ncold’', '‘so “cold” now’'])('finds nothing in %j', (text) => {
  expect(quotedIn(text)).toEqual([]);
});

it('goes on from the mark after one that nothing closes', () => {
  expect(quotedIn('‘so ‘cold’')).toEqual(['cold']);
});
