import { expect, it } from 'vitest';
import { parrotingOf } from './parroting.ts';

const criteria =
  'Ideas that suit the purpose and the reader, are developed with detail and reasons, and show what the writer thinks or knows.';
const isParroted = parrotingOf([criteria]);

it.each([
  'Your ideas that suit the purpose and the reader are developed with detail and reasons.',
  `Well done: ${criteria}`,
  'IDEAS THAT SUIT THE PURPOSE and the reader, “a purple stone”.',
])('takes for the criteria what they say: %s', (comment) => {
  expect(isParroted(comment)).toBe(true);
});

it.each([
  'Your idea of a purple stone suits the reader. Now say why you kept it.',
  'You show what the writer thinks or knows when you write “I kept it”, and I could feel how proud you were.',
  'Show what the writer thinks here.',
  '',
  '“Ideas that suit the purpose and the reader, are developed with detail”',
])('leaves what is said of a text: %s', (comment) => {
  expect(isParroted(comment)).toBe(false);
});

it('takes nothing for criteria that are few words, or none', () => {
  expect(parrotingOf(['Spelling', ''])('Spelling is what to look at next.')).toBe(false);
  expect(parrotingOf([])('Anything at all goes here now.')).toBe(false);
});

it('allows half of a comment, and no more', () => {
  const asked = parrotingOf(['one two three four five six seven eight']);
  const eight = 'One two three four five six seven eight';
  expect(asked(`${eight} then nine more of my own words here.`)).toBe(false);
  expect(asked(`${eight} then eight more of my own words.`)).toBe(true);
  expect(asked('One two three four five six seven.')).toBe(false);
});

it('counts only what comes five words in a row', () => {
  const asked = parrotingOf(['one two three four five six seven eight nine ten']);
  expect(asked('One two three four, so five six seven eight, so nine ten.')).toBe(false);
  expect(asked('six seven eight nine ten so one two three four five')).toBe(true);
});
