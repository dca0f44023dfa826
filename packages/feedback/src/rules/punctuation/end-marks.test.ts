import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { endMarks } from './end-marks.ts';

const find = (text: string) => endMarks.find(readStudentText(text));

it('asks about many exclamation marks', () => {
  expect(find('We won!!! It was great!!! I was happy.')).toMatchObject([
    { kind: 'nextStep', quotations: [['We won'], ['It was great']] },
  ]);
});

it('asks about a sentence that does not end', () => {
  expect(find('We ran. Then we went home and had a very big lunch')).toMatchObject([
    { kind: 'nextStep' },
  ]);
});

it('praises sentences that all end', () => {
  expect(find('We ran. It was late! Was Mum mad? Dad laughed.')).toMatchObject([
    { kind: 'strength' },
  ]);
});
