import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { amounts } from './amounts.ts';

const find = (text: string) => amounts.find(readStudentText(text));

it('praises an exact amount', () => {
  expect(find('Add 2 cups of flour and stir.')).toMatchObject([
    { kind: 'strength', quotations: [['Add 2 cups of flour']] },
  ]);
});

it('asks for one where there is none', () => {
  expect(find('Add flour and stir.')).toMatchObject([{ kind: 'nextStep', quotations: [] }]);
});
