import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { everydayWordsRight } from './everyday-words-right.ts';

const find = (text: string) => everydayWordsRight.find(readStudentText(text));

it('praises words that are often misspelt', () => {
  expect(find('My friend went because people thought it was beautiful.')).toMatchObject([
    { kind: 'strength' },
  ]);
});

it('says nothing where many words are misspelt', () => {
  expect(find('My friend whent becos peple thort it was butiful.')).toEqual([]);
});
