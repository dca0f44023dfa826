import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const people = ['Kaia Leota', 'Femke Post', 'Riya Shah'];

it.each([
  ['It was fun. Rhea', 'It was fun. _'],
  ['Best day ever. – Fem', 'Best day ever. – _'],
  ['We won\nCaya', 'We won\n_'],
])('a word alone at the end of a text is who wrote it: %s', (text, shown) => {
  expect(blankedIn(people, text)).toBe(shown);
});

it.each(['We won. The End', 'It was great. Boom', 'We saw a big rhea', 'I said Wow. Yum'])(
  'not if it is like no name of the class, or ends a sentence: %s',
  (text) => {
    expect(blankedIn(people, text)).toBe(text);
  },
);
