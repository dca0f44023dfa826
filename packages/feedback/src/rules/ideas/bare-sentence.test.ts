import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { bareSentence } from './bare-sentence.ts';

const find = (text: string) => bareSentence.find(readStudentText(text));

it('asks what made it so', () => {
  expect(find('We went to the zoo. It was really fun. We saw a lion.')).toMatchObject([
    { kind: 'nextStep', quotations: [['It was really fun']] },
  ]);
});

it('says nothing where a reason follows', () => {
  expect(find('It was fun because we saw a lion.')).toEqual([]);
});

it('says nothing of a fuller sentence', () => {
  expect(find('It was fun to feed the lions at the zoo.')).toEqual([]);
});
