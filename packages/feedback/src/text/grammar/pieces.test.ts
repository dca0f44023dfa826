import { expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';
import { readStudentText } from '../student-text.ts';

const pieces = (text: string) =>
  readStudentText(text).sentences.map((one) =>
    piecesOf(one).map((words) => words.map((word) => word.text).join(' ')),
  );

it('a piece begins where a joining word stands before who does something', () => {
  expect(pieces('we playd with the dog and he lict my fas and then I had a lolly')).toEqual([
    ['we playd with the dog', 'and he lict my fas', 'and then I had a lolly'],
  ]);
});

it('the last two or three words go with what comes before', () => {
  expect(pieces('we sor a dog and he lict my fas and I laft')).toEqual([
    ['we sor a dog', 'and he lict my fas and I laft'],
  ]);
});

it('things in a list, and a sentence by itself, are one piece', () => {
  expect(pieces('we had chips and fish and pie')).toEqual([['we had chips and fish and pie']]);
  expect(pieces('I fell.')).toEqual([['I fell']]);
});
