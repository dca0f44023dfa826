import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { linkingWords } from './linking-words.ts';

const find = (text: string) => linkingWords.find(readStudentText(text));

it('praises however and the like', () => {
  expect(find('Snow is cold. However, it keeps seeds warm.')).toMatchObject([
    { kind: 'strength', quotations: [['However, it keeps seeds warm']] },
  ]);
});

it('asks for one where there is none', () => {
  expect(find('Snow is cold. Seeds are warm.')).toMatchObject([
    { kind: 'nextStep', quotations: [] },
  ]);
});
