import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const people = ['Mia Quo', 'Leo Ngata', 'Tui Okeroa', 'May Fa‘alogo'];

it.each([
  ['aiM and oeL made it', '_ and _ made it'],
  ['yaM is me', '_ is me'],
  [
    'aim is mia and oel is leo if you spell it backwards',
    '_ is _ and _ is _ if you spell it backwards',
  ],
  ['My name in the mirror is iut.', 'My name in the mirror is _.'],
])('a short name is known the other way round where a text shows it: %s', (text, shown) => {
  expect(blankedIn(people, text)).toBe(shown);
});

it.each([
  'I took aim and ran backwards.',
  'My aim was to win. He spelt it backwards.',
  'I like my iPaD and my oRe.',
])('a word stays: %s', (text) => {
  expect(blankedIn(people, text)).toBe(text);
});
