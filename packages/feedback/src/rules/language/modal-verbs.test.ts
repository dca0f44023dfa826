import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { modalVerbs } from './modal-verbs.ts';

const find = (text: string) => modalVerbs.find(readStudentText(text));

it('praises should and must', () => {
  expect(find('We must keep the creek clean.')).toMatchObject([
    { kind: 'strength', quotations: [['We must keep the creek clean']] },
  ]);
});

it('takes should of for none', () => {
  expect(find('I should of gone.')).toMatchObject([{ kind: 'nextStep', quotations: [] }]);
});
