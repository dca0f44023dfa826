import { expect, test } from 'vitest';
import { placesOfName, withNameAt } from './name-places.ts';

const renamed = (words: string, name = 'Sam') =>
  withNameAt(placesOfName(name, words), words, 'Aroha');

test.each([
  ['Kia ora Sam, ka pai!', 'Kia ora Aroha, ka pai!'],
  ['Sam, well done. That is so you, Sam', 'Aroha, well done. That is so you, Aroha'],
  ["Sam’s bus, Sam's lake", "Aroha’s bus, Aroha's lake"],
  ['', ''],
])('a name is changed in %j wherever it stands by itself', (words, after) => {
  expect(renamed(words)).toBe(after);
});

test.each(['“I am Sam,” you write.', 'Sammy, Sam-Marie, Anna-Sam, O’Sam, sam and SAM', 'No name.'])(
  'nothing else is changed in %j',
  (words) => {
    expect(renamed(words)).toBe(words);
  },
);

test('what the caller says is quoted is left, too', () => {
  const words = 'Sam, "I am Sam" is clear.';
  const quoted = [{ start: 6, end: 14 }];
  expect(withNameAt(placesOfName('Sam', words, quoted), words, 'Aroha')).toBe(
    'Aroha, "I am Sam" is clear.',
  );
});

test('names of several words, of any letters, and none', () => {
  expect(renamed('Te Ariki, ka pai. Te reo!', 'Te Ariki')).toBe('Aroha, ka pai. Te reo!');
  expect(renamed('Āwhina, Awhina', 'Āwhina')).toBe('Aroha, Awhina');
  expect(renamed('Anything', '')).toBe('Anything');
});
