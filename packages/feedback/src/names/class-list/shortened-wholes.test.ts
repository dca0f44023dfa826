import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['Jack Thomas Brown', 'I saw jack brown run', 'I saw _ _ run'],
  ['Thomas Young', 'me and tommy young ran', 'me and _ _ ran'],
  ['Charlotte Black-Price', 'charlie black price is nice', '_ _ is nice'],
])('a family name that is a word is found after a shortened name, %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it.each([
  ['Andrew Long', 'I drew long lines'],
  ['Patrick Green', 'I pat green frogs'],
])(
  'a family name that is a word is not found after a word that is a short form, too, %s: %s',
  (name, text) => {
    expect(blankedIn([name], text)).toBe(text);
  },
);
