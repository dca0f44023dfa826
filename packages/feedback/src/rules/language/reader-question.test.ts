import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { readerQuestion } from './reader-question.ts';

const find = (text: string) => readerQuestion.find(readStudentText(text));

it('praises a question to the reader', () => {
  expect(find('Dogs are great. Would you like to live in a cage?')).toMatchObject([
    { kind: 'strength', quotations: [['Would you like to live in a cage?']] },
  ]);
});

it('takes a question in speech for none', () => {
  expect(find('“Where is the dog?” said Mum.')).toMatchObject([
    { kind: 'nextStep', quotations: [] },
  ]);
});
