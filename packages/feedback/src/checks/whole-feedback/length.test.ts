import { expect, it } from 'vitest';
import { checkLength, lengthRange, usableRange } from './length.ts';

it('allows a tenth more or less', () => {
  expect(lengthRange(70)).toEqual({ fewest: 63, most: 77 });
  expect(lengthRange(35)).toEqual({ fewest: 32, most: 38 });
  expect(checkLength(63, 70)).toBeNull();
  expect(checkLength(77, 70)).toBeNull();
});

it('says how many words to write instead', () => {
  expect(checkLength(300, 70)).toBe('The feedback has 300 words. Write between 63 and 77 words.');
  expect(checkLength(0, 35)).not.toBeNull();
});

it('is of no use under half, or over one and a half times, the words asked for', () => {
  expect(usableRange(70)).toEqual({ fewest: 35, most: 105 });
  expect(usableRange(35)).toEqual({ fewest: 18, most: 52 });
});
