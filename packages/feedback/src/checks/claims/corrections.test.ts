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

it.each([
  '“sharp” has no need of its h. Write ‘sarp’.',
  'In “colour” there is one o too many: ‘colur’.',
  'Write ‘beaak’ where you have “beak”.',
  'The word Tui needs its macrons.',
  '“Tūī” still needs its macrons.',
  'You forgot the macrons in ‘Tūī’.',
  'Put a line over the vowels of “Tui”. It needs them.',
])('drops what offers no word for a right one, or a macron that is there: %s', (comment) => {
  expect(isKept('nextStep', comment)).toBe(false);
});

it.each([
  'The word whanau needs its macron.',
  'In “untill” there is one l too many: ‘until’.',
  'Your macrons in “Tūī” are right. Do the same in “whanau”.',
  'You wrote “beak”, not ‘beek’.',
  'Look at the end of “sharp”. Which other words end in ‘harp’?',
  'Which other words begin with ‘shar’, as “sharp” does?',
])('lets be what puts a slip right, or praises: %s', (comment) => {
  expect(isKept('nextStep', comment)).toBe(true);
});
