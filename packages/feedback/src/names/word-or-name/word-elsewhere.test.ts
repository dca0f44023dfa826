import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const people = [
  'Rangi Quo',
  'Tama Ngata',
  'Diya Rao',
  'Lupe Moala',
  'Aroha Li',
  'Jasmine Frost',
  'Sandy Po',
  'Art Delgado',
  'Maia Henare',
];

it.each([
  'Kei te paki te rangi i tēnei rā.',
  'He tama pai ia.',
  'He aha te rangi o te waiata?',
  'We made a diya.',
  'I ate jasmine rice.',
  'aroha mai i forgot',
  'It was really sandy and wet, and our togs were all sandy and wet.',
  'I love art because you can get messy.',
  'Be māia!',
])('a word of te reo, a thing or a quality stays: %s', (text) => {
  expect(blankedIn(people, text)).toBe(text);
});

it.each([
  ['te rangi came', 'te _ came'],
  ['he saw rangi i think', 'he saw _ i think'],
  ['the lupe from room 3', 'the _ from room 3'],
  ['a diya said so', 'a _ said so'],
  ['her diya won', 'her _ won'],
  ['the lupe and me', 'the _ and me'],
  ['the diya who sits here', 'the _ who sits here'],
  ['I gave jasmine rice.', 'I gave _ rice.'],
  ['i said aroha come here', 'i said _ come here'],
  ['it was really sandy and me', 'it was really _ and me'],
  ['I love art because he is kind', 'I love _ because he is kind'],
  ['can i be maia', 'can i be _'],
])('somebody is concealed all the same: %s', (text, shown) => {
  expect(blankedIn(people, text)).toBe(shown);
});
