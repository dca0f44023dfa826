import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { capitals } from './capitals.ts';

const find = (text: string) => capitals.find(readStudentText(text));

it('asks about a small letter at the start', () => {
  expect(find('We ran home. it was late.')).toMatchObject([
    { kind: 'nextStep', quotations: [['it was late']] },
  ]);
});

it('asks about a small i', () => {
  expect(find('Then i ran home.')).toMatchObject([{ kind: 'nextStep' }]);
});

it('praises capitals that are all there', () => {
  expect(find('We ran. It was late. Mum was mad. Dad laughed.')).toMatchObject([
    { kind: 'strength' },
  ]);
});
