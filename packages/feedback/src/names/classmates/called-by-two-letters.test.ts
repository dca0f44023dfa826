import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const people = ['Tāwhiri Quo', 'Māia Rangihuna', 'Hēmi Okeroa', 'Tere Faleolo', 'Soraya Khan'];

it.each([
  ['Our goalie was Tā and he dived.', 'Our goalie was _ and he dived.'],
  ['Ma is my bestie', '_ is my bestie'],
  ['My buddy is Te and she is small', 'My buddy is _ and she is small'],

  ['Tā was crying', '_ was crying'],
])('somebody is called by two letters of a name: %s', (text, shown) => {
  expect(blankedIn(people, text)).toBe(shown);
});

it.each([
  'He is my best friend. So is Mum.',
  'My Friend Is So Funny',
  'Te reo is fun. It was So cool.',
  'i said ta to my mate',
])('the same letters are a word elsewhere: %s', (text) => {
  expect(blankedIn(people, text)).toBe(text);
});
