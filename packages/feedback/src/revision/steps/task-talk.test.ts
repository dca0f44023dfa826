import { expect, it } from 'vitest';
import { freshSince } from '../words/fresh-words.ts';
import { isTaskTalk, unquoted } from './task-talk.ts';

const fresh = freshSince('We ran home with Koro. It was fun.');
const isTalk = (words: string, comment = 'What could you smell?') =>
  isTaskTalk(words, comment, fresh);

it.each([
  ['a word of the task', 'Done.'],
  ['words of the task', 'Step finished.'],
  ['two words that anyone may use of it', 'More detail here.'],
  ['words of the step', 'I could smell it, the smells.'],
  ['talk with numbers in it', 'Step 1 is done 100.'],
  ['talk with words that were there', 'Koro ran and it was done.'],
  ['talk in te reo', 'Kua oti i ahau te mahi.'],
])('is talk about the step: %s', (_, words) => {
  expect(isTalk(words)).toBe(true);
});

it.each([
  ['what is asked for', 'The smoke stung my eyes.'],
  ['what is asked for, with talk', 'Done because the smoke stung.'],
  ['one word that may be an answer', 'Here.'],
  ['one word of the step', 'Smell.'],
  ['nothing new', 'Koro ran home.'],
  ['small words alone', 'It was the one.'],
  ['numbers alone', '100 200'],
])('is none: %s', (_, words) => {
  expect(isTalk(words)).toBe(false);
});

it('is none in words that the step quotes, since a student may use those', () => {
  expect(isTalk('Smoke stung.', 'What did smoke do, when it stung?')).toBe(true);
  expect(isTalk('Smoke stung.', 'Say more than “smoke stung”.')).toBe(false);
});

it('a step is read without its quotations', () => {
  expect(unquoted('Move “it was fun” and “we ran” up.').split(/\s+/u)).toEqual(
    'Move “ ” and “ ” up.'.split(' '),
  );
  expect(unquoted('Move “it”up')).not.toContain('“”');
  expect(unquoted('Tell me more.')).toBe('Tell me more.');
});
