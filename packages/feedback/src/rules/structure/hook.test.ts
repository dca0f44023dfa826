import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { hook } from './hook.ts';

const find = (text: string) => hook.find(readStudentText(text));

it('praises speech at the start', () => {
  expect(find('“Wake up!” Hope was shaking me.')).toMatchObject([
    { kind: 'strength', quotations: [['Wake up!']] },
  ]);
});

it('praises a question at the start', () => {
  expect(find('Have you ever lost a shoe? I have.')).toMatchObject([
    { kind: 'strength', quotations: [['Have you ever lost a shoe']] },
  ]);
});

it('offers another start for a plain one', () => {
  expect(find('On Monday we went on a very long walk to the beach.')).toMatchObject([
    { kind: 'nextStep' },
  ]);
});
