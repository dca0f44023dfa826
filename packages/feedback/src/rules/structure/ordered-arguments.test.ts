import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { orderedArguments } from './ordered-arguments.ts';

const find = (text: string) => orderedArguments.find(readStudentText(text));

it('praises firstly and secondly', () => {
  expect(find('Firstly, it is cheap. Secondly, it is fun.')).toMatchObject([
    { kind: 'strength', quotations: [['Firstly', 'Secondly']] },
  ]);
});

it('asks for them', () => {
  expect(find('It is cheap. It is fun.')).toMatchObject([{ kind: 'nextStep', quotations: [] }]);
});
