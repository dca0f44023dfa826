import { expect, it } from 'vitest';
import { addressed, fill, quotedSlots, sayable } from './sentence.ts';

const comments = ['All: {q}.', 'From {q1} to {q2}.', 'Only {q1}.', 'At {q1}, {where}: {q2}.'];

it('a comment is said only if it shows every stretch that is quoted', () => {
  expect(sayable(comments, quotedSlots(['one', 'two']))).toEqual([
    'All: {q}.',
    'From {q1} to {q2}.',
  ]);
  expect(sayable(comments, quotedSlots(['one']))).toEqual(['All: {q}.', 'Only {q1}.']);
});

it('a comment is said only if all its other slots are known', () => {
  const slots = { ...quotedSlots(['one', 'two']), where: 'here' };
  expect(sayable(comments, slots)).toContain('At {q1}, {where}: {q2}.');
});

it.each([
  ['{q} is new.', '“the eel” is new.'],
  ['what a hook! {where} is {q}.', 'What a hook! Here is “the eel”.'],
  ['Find {q}. did you see?  then go on', 'Find “the eel”. Did you see?  Then go on'],
  ['Say {what} at {q}.', 'Say {what} at “the eel”.'],
  ['At 3.5 m {q}', 'At 3.5 m “the eel”'],
  ['ānei {q}', 'Ānei “the eel”'],
])('a comment is filled in, and its sentences have their capitals: %s', (frame, said) => {
  expect(fill(frame, { q: '“the eel”', where: 'here' })).toBe(said);
});

it.each([
  ['Where?', 'Look at “Where?”'],
  ['Stop!', 'Look at “Stop!”'],
  ['I ran', 'Look at “I ran”.'],
])('a quotation’s own last mark needs no stop after it: %s', (words, said) => {
  expect(fill('Look at {q}.', quotedSlots([words]))).toBe(said);
  expect(fill('{q}. {q}.', quotedSlots([words]))).not.toMatch(/[?!]”\./u);
});

it.each([
  [[], ''],
  [['one'], '“one”'],
  [['one', 'two'], '“one” and “two”'],
  [['one', 'two', 'three'], '“one”, “two” and “three”'],
])('stretches of a student’s words are listed: %j', (words, listed) => {
  expect(quotedSlots(words)['q']).toBe(listed);
});

it.each([
  ['You begin well.', 'Hana, you begin well.'],
  ['I see the eel.', 'Hana, I see the eel.'],
  ['In the eel’s pool I see it.', 'Hana, in the eel’s pool I see it.'],
  ['“My koro” is good.', 'Hana, “My koro” is good.'],
  ['See “I ran”.', 'Hana, see “I ran”.'],
])('a sentence follows a name in lower case, but for ‘I’ and a quotation: %s', (sentence, said) => {
  expect(addressed('Hana', sentence)).toBe(said);
});

it('a comment with no quotation in it needs no words of a student’s', () => {
  expect(sayable(['Kia kaha.', 'At {q}.'], {})).toEqual(['Kia kaha.']);
  expect(sayable(['Kia kaha.', 'At {q}.'], quotedSlots([]))).toEqual(['Kia kaha.', 'At {q}.']);
});
