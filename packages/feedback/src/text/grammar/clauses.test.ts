import { expect, it } from 'vitest';
import { clausesOf } from './clauses.ts';
import { readStudentText } from '../student-text.ts';

function clauses(sentence: string): string[] {
  const text = readStudentText(sentence);
  const [first] = text.sentences;
  return first === undefined
    ? []
    : clausesOf(text, first).map((words) => words.map((word) => word.text).join(' '));
}

it.each([
  ['Dad fell in and my sister laughed.', ['Dad fell in', 'and my sister laughed']],
  ['We ran because it was late.', ['We ran', 'because it was late']],
  ['When it rained, we ran.', ['When it rained', 'we ran']],
])('“%s” has a clause for each verb with its subject', (sentence, expected) => {
  expect(clauses(sentence)).toEqual(expected);
});

it('a number is never cut in two', () => {
  expect(clauses('It cost $4,500 at 5:30.')).toHaveLength(1);
});

it.each([
  'Dad brought it home on the trailer with me and my cousins.',
  'For three weeks my friend Mei and I counted them.',
  'It was as light as a loaf.',
  'She told us about a dog named Bo and a cat named Fig who ran away.',
])('“%s” is one clause', (sentence) => {
  expect(clauses(sentence)).toEqual([sentence.slice(0, -1)]);
});
