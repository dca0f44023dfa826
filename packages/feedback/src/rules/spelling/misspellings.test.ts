import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { listedMisspelling } from './misspellings.ts';

const find = (text: string) => listedMisspelling.find(readStudentText(text));

it('gives the word of a listed misspelling', () => {
  expect(find('On wensday we swam.')).toMatchObject([
    { kind: 'nextStep', quotations: [['wensday']], slots: { right: 'Wednesday' } },
  ]);
});

it('says nothing of right words', () => {
  expect(find('On Wednesday we swam.')).toEqual([]);
});
