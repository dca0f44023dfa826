import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { evidenceGiven } from './evidence.ts';

const find = (text: string) => evidenceGiven.find(readStudentText(text));

it('praises a number', () => {
  expect(find('Kea can live for 50 years in the wild.')).toMatchObject([{ kind: 'strength' }]);
});

it('asks for a fact', () => {
  expect(find('Kea live long.')).toMatchObject([{ kind: 'nextStep', quotations: [] }]);
});
