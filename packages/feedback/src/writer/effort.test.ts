import { expect, it } from 'vitest';
import { readStudentText } from '../text/student-text.ts';
import { effortOf } from './effort.ts';

const shed =
  'We tidied the shed on Sunday. Dad had the broom and I had the dustpan. My sister sat on the step. We found an old bike and a rope. Then it was dark.';

it('tells where a text begins and ends, without ‘The End’', () => {
  const { quotation } = effortOf(readStudentText(`${shed}\nThe End`), []);
  expect(quotation).toEqual(['We tidied the shed on Sunday', 'Then it was dark']);
});

it('quotes no last words where the text broke off', () => {
  const { quotation } = effortOf(readStudentText(`${shed} Then he`), []);
  expect(quotation).toEqual(['We tidied the shed on Sunday']);
});

it('claims no interest that plain words may not have raised', () => {
  for (const taken of [[], ['Then it was dark'], ['We tidied the shed on Sunday']])
    for (const comment of effortOf(readStudentText(shed), taken).comments)
      expect(comment).not.toMatch(/\b(?:curious|interest|enjoyed|got me)\b/u);
});
