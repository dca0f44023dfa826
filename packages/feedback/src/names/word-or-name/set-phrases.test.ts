import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const people = [
  'Anne Quo',
  'Mark Ngata',
  'Kiri Okeroa',
  'Hone Li',
  'Charlotte Rao',
  'Tui Mokaraka',
];

it.each([
  'Anne Frank wrote a diary.',
  'Mark Zuckerberg is rich and Kiri Te Kanawa sang.',
  'Hone Heke chopped it down.',
  "We read Charlotte's Web and did tā moko.",
])('a famous name or title stays: %s', (text) => {
  expect(blankedIn(people, text)).toBe(text);
});

it.each([
  ['Anne Frank hid. Anne cried.', '_ _ hid. _ cried.'],
  ['my friend Mark Zuckerberg', 'my friend _ _'],
  ["Charlotte's web broke", "_'s web broke"],
  ['anne frank', '_ frank'],
])('somebody of the class is concealed: %s', (text, shown) => {
  expect(blankedIn(people, text)).toBe(shown);
});

it.each([
  [['Anne Quo', 'Frank Ngata'], 'Anne Frank and me', '_ _ and me'],
  [['Kate Sheppard'], 'Kate Sheppard is me', '_ _ is me'],
])('and so is who is called so: %s', (inClass, text, shown) => {
  expect(blankedIn(inClass, text)).toBe(shown);
});
