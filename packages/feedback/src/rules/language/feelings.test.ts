import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { feelings } from './feelings.ts';

const find = (text: string) => feelings.find(readStudentText(text));

it('praises a feeling that is named', () => {
  expect(find('When the bus left I felt really nervous.')).toMatchObject([
    { kind: 'strength', quotations: [['When the bus left I felt really nervous']] },
  ]);
});

it('praises a feeling that the body shows', () => {
  expect(find('Suddenly my knees were shaking.')).toMatchObject([
    { kind: 'strength', quotations: [['Suddenly my knees were shaking']] },
  ]);
});

it('asks for one where there is none', () => {
  expect(find('The bus left at nine.')).toMatchObject([{ kind: 'nextStep', quotations: [] }]);
});
