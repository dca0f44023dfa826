import { expect, it } from 'vitest';
import { draftWordsOf } from '../words/draft-words.ts';
import { whereItEnds } from './where-it-ends.ts';

const body = 'We swam all day. It was the best day of my life.';
const wordsAfter = (text: string) => {
  const words = draftWordsOf(text);
  return words.length - whereItEnds(words);
};

it.each([
  ['See you soon, love Eli', 5],
  ['\nYours sincerely,\nKahu Wright', 4],
  ['\nFrom Noah, Year 4', 4],
  ['Love from Tama', 3],
  ['Thank you for listening.', 4],
  ['The end.', 2],
])('leaves out how a text is closed: %s', (closed, count) => {
  expect(wordsAfter(`${body} ${closed}`)).toBe(count);
});

it.each([
  '',
  'From then on I slept well.',
  'Then we saw the end of the rainbow.',
  'I love my Nana.',
])('ends with what is said: %s', (said) => {
  expect(wordsAfter(`${body} ${said}`)).toBe(0);
});

it('takes no text for its own closing', () => {
  expect(wordsAfter('See you soon')).toBe(0);
  expect(wordsAfter('')).toBe(0);
});
