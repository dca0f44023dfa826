import { expect, it } from 'vitest';
import { nounFollows } from './noun-follows.ts';
import { readStudentText } from '../student-text.ts';

const follows = (text: string, word: string) => {
  const read = readStudentText(text);
  return nounFollows(
    read,
    read.words.findIndex((one) => one.text === word),
  );
};

it.each([
  ['We broke a hockey goal.', 'hockey'],
  ['My uncles boat has a leak.', 'uncles'],
  ['The neighbours old goat ate it.', 'neighbours'],
])('a thing, or what it is like, may follow: “%s”', (text, word) => {
  expect(follows(text, word)).toBe(true);
});

it.each([
  ['We played hockey on Monday.', 'hockey'],
  ['My cousins came.', 'cousins'],
  ['My cousins were there.', 'cousins'],
  ['My cousins, goats and all, sang.', 'cousins'],
  ['We saw our neighbours. Goats ate it.', 'neighbours'],
  ['The goats quickly left.', 'goats'],
  ['Then came the goats', 'goats'],
])('nothing of that kind follows: “%s”', (text, word) => {
  expect(follows(text, word)).toBe(false);
});
