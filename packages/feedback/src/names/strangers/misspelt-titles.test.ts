import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['Dear Princapal', 'Dear Princapal'],
  ['the Constible came', 'the Constible came'],
  ['Dear Granger', 'Dear _'],
])('a title with a slip is nobody’s name: %s', (text, shown) => {
  expect(blankedIn([], text)).toBe(shown);
});
