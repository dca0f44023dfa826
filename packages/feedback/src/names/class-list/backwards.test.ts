import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['Jasmine Quo', 'my name backwards is enimsaj', 'my name backwards is _'],
  ['Māia Quo', 'AIAM is me', '_ is me'],
])('a name is known the other way round: %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it.each([
  ['Nevaeh Quo', 'a garden like heaven'],
  ['Liam Quo', 'the mail came'],
  ['Tom Quo', 'a mot'],
])('a word stays, and so does what is too short to tell: %s: %s', (name, text) => {
  expect(blankedIn([name], text)).toBe(text);
});
