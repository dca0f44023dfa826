import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { complexSentences } from './complex-sentences.ts';

const find = (text: string) => complexSentences.find(readStudentText(text));

it('praises a sentence that opens with when', () => {
  expect(find('When the bell rang, the gulls came down.')).toMatchObject([
    { kind: 'strength', quotations: [['When the bell rang']] },
  ]);
});

it('asks for one where there is none', () => {
  expect(find('The bell rang. The gulls came down.')).toMatchObject([
    { kind: 'nextStep', quotations: [] },
  ]);
});
