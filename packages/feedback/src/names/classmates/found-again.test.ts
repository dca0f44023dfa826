import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['Drew Po', 'Droo: no togs\nJaz: droo u always say that', '_: no togs\nJaz: _ u always say that'],
  [
    'Niamh Po',
    'Neeve was there, “neeve” it said. I told neeve so',
    '_ was there, “_” it said. I told _ so',
  ],
])('what is no word, and a name once, is it again, of %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it('what is a thing stays one, though it was a name once', () => {
  expect(blankedIn(['Drew Po'], 'Droo: no\nI threw the droo away')).toBe(
    '_: no\nI threw the droo away',
  );
});
