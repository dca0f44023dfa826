import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['Odette Po', 'next came oadet with a bucket', 'next came _ with a bucket'],
  ['Rohit Po', 'we left before roheet got up', 'we left before _ got up'],
  ['Anouk Po', 'the kite of anewk is big', 'the kite of _ is big'],
])(
  'what is like no word is a name by its sound, wherever it stands: %s: %s',
  (name, text, shown) => {
    expect(blankedIn([name], text)).toBe(shown);
  },
);

it.each([
  ['Odette Po', 'a oadet in the shed'],
  ['Odette Po', 'they oadet it'],
  ['Sheba Po', 'on the shabe of it'],
])('what sounds like a name is left as a thing or a deed, or near a word: %s: %s', (name, text) => {
  expect(blankedIn([name], text)).toBe(text);
});

it.each([
  ['Tuhoro Po', 'a card from toohuru', 'a card from _'],
  ['Hinetapu Po', 'it is hinitapo', 'it is _'],
  ['Tuhoro Po', 'the rangatira of tehere', 'the rangatira of tehere'],
  ['Tuhoro Po', 'it is tuhero', 'it is _'],
])('a long word of Māori syllables is a name but for its vowels: %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it.each([
  ['Madeline Po', 'madlin is up', '_ is up'],
  ['Bertrand Po', 'I sor beratrand', 'I sor _'],
  ['Madeline Po', 'a medalion', 'a medalion'],
  ['Holly Po', 'I sor heli', 'I sor heli'],
])('four consonants tell a name without the vowels between them: %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});
