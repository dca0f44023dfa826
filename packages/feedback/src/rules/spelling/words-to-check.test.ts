import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { wordsToCheck } from './words-to-check.ts';

const find = (text: string) => wordsToCheck.find(readStudentText(text));

it('asks to look again at a word that is no word', () => {
  expect(find('It was a hudge sanwich.')).toMatchObject([
    { kind: 'nextStep', quotations: [['hudge'], ['sanwich']] },
  ]);
});

it('says nothing of names, te reo, New Zealand words and sounds', () => {
  expect(
    find(
      'Zihan and i ate hangi, kumara and kai at the marae in our jandals. Glop glop! Sooooo yum. Salamat!',
    ),
  ).toEqual([]);
});
