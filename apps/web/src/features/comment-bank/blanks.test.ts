import { expect, test } from 'vitest';
import { withBlanks } from './blanks.ts';

const mere = { firstName: 'Mere', fullName: 'Mere Tūhoe' };

test('a comment that is kept holds neither the student’s name nor her words', () => {
  expect(withBlanks('Mere, “the jetty shook” shows me. Mere’s ending: "we ran"!', mere)).toBe(
    '[name], “…” shows me. [name]’s ending: “…”!',
  );
  expect(withBlanks('Ka pai, Mere Tūhoe.', mere)).toBe('Ka pai, [name].');
});

test('a name that is part of a word, or made of odd characters, spoils nothing', () => {
  expect(withBlanks('Merely a start', mere)).toBe('Merely a start');
  const joined = { firstName: 'Mary-Jane', fullName: 'Mary-Jane O’Brien' };
  expect(withBlanks('Ka pai, Mary-Jane!', joined)).toBe('Ka pai, [name]!');
  const odd = { firstName: 'A.J', fullName: 'A.J $1' };
  expect(withBlanks('A.J, AxJ wrote to A.J $1', odd)).toBe('[name], AxJ wrote to [name]');
  expect(withBlanks('Well done', { firstName: '', fullName: ' ' })).toBe('Well done');
});

test('macrons count, whichever way they are typed', () => {
  const awhina = { firstName: 'Āwhina', fullName: 'Āwhina Moana' };
  expect(withBlanks('A\u0304whina, tell me more.', awhina)).toBe('[name], tell me more.');
});
