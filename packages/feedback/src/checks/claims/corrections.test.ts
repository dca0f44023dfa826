import { expect, it } from 'vitest';
import { keptOf } from '../testing/sample-feedback.ts';

const isKept = keptOf(
  'It was so cold. The kea has a sharp beak and I steel food. If you practise it, the colour of Tūī is good. My whanau ate kai. On monday Toms rabbits eyes were untill red.',
);

it.each([
  'Look at “beak”. It should be spelt ‘beek’.',
  '“beak” should be ‘beake’.',
  'The correct spelling of “sharp” is ‘sharpe’.',
  'Change “colour” to ‘colur’.',
  'Look at “colour”. It should be spelt ‘colour’.',
  'In “If you practise it” the word should be ‘practice’.',
  'Take the lines off the letters in “Tūī”.',
  'Leave out the macrons in “Tūī”.',
  '“Tūī” doesn’t need macrons.',
  'Use an English word instead of “kai”.',
  'Change “kai” into English.',
  'Swap “whanau” for ‘family’ and keep to English.',
])('drops what puts right a word that is right: %s', (comment) => {
  expect(isKept('nextStep', comment)).toBe(false);
});

it.each([
  'Look at “steel”. It should be ‘steal’.',
  'Look at “untill”. It should be spelt ‘until’.',
  'Look at “monday”. It should be ‘Monday’.',
  'Look at “rabbits eyes”. It should be ‘rabbit’s’.',
  'Look at “Toms”. It should be ‘Tom’s’.',
  '“sharp” could be ‘pointed’.',
  'Swap “whanau ate” for ‘whanau shared’.',
  'Leave out the line about “kai”.',
])('lets a word be put right that may be wrong: %s', (comment) => {
  expect(isKept('nextStep', comment)).toBe(true);
});
