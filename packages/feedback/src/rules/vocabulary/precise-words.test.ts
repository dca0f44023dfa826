import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { preciseWords } from './precise-words.ts';

const find = (text: string) => preciseWords.find(readStudentText(text));

it('praises long words that are right and rare', () => {
  expect(find('The caterpillar made a chrysalis near the letterbox.')).toMatchObject([
    { kind: 'strength' },
  ]);
});

it('leaves te reo, names and vague words out', () => {
  expect(find('We saw the whakapapa with Charlotte and whatever.')).toMatchObject([
    { kind: 'nextStep', quotations: [] },
  ]);
});

it('leaves misspelt words out', () => {
  expect(find('The catterpilar made a crysaliss.')).toMatchObject([
    { kind: 'nextStep', quotations: [] },
  ]);
});
