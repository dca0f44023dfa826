import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { letters, takes } from '../testing/takes.ts';
import { operations } from './index.ts';

test('a token fits a header, and holds nothing that could end one', () => {
  const { body } = operations.replaceToken;
  const token = (access_token: string) => takes(body, { access_token });
  expect([token('!~'), token(letters(4_096))]).toEqual([true, true]);
  for (const wrong of ['', 'a b', 'a\r\nb', 'ā', letters(4_097)]) expect(token(wrong)).toBe(false);
});

test('a page of the administrators’ list begins at a whole number, at 0 unless it is said', () => {
  const { query } = operations.completions;
  expect(query.parse({})).toEqual({ start: 0 });
  expect(query.parse({ start: '100' })).toEqual({ start: 100 });
  for (const start of ['-1', '1.5', 'x', `${limits.completionsMax + 1}`])
    expect(takes(query, { start })).toBe(false);
});
