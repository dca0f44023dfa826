import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { problem } from './problem.ts';

const find = (text: string) => problem.find(readStudentText(text));

it('praises the moment when something goes wrong', () => {
  expect(find('We walked on. Suddenly the bridge broke.')).toMatchObject([{ kind: 'strength' }]);
});

it('asks for one where nothing does', () => {
  expect(find('We walked on. We had lunch.')).toMatchObject([{ kind: 'nextStep', quotations: [] }]);
});
