import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['Vicky Po', 'a crab wich pincht me'],
  ['Theroux Po', 'it had thre eyes'],
  ['Willa Po', 'I wil put it out'],
])('a little word as children hear it is no name: %s: %s', (name, text) => {
  expect(blankedIn([name], text)).toBe(text);
});

it.each([
  ['Willa Po', 'we wil and I went', 'we _ and I went'],
  ['Otto Po', 'sam and I saw ottow', '_ and I saw _'],
])('a name is one, though it is like a little word: %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});
