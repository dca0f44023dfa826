import { expect, test } from 'vitest';
import { unfilledIn, withFirstName } from './blanks.ts';

test.each(['“…”', '“...”', '"..."', '[Name]', '[ name ]'])(
  '%s is a blank that nobody has filled in',
  (blank) => {
    expect(unfilledIn(`Ka pai! ${blank} works.`)).toEqual({ start: 8, end: 8 + blank.length });
  },
);

test('words, and dots after words, fill a blank', () => {
  expect(unfilledIn('“The bus…” works, and “so” does too … [more]')).toBeNull();
});

test('the first name takes the place of each blank for it, unchanged', () => {
  expect(withFirstName('[name], tell [ Name ] more', '$& Bo')).toBe('$& Bo, tell $& Bo more');
});
