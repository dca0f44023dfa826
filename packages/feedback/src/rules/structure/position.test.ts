import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { position } from './position.ts';

const find = (text: string) => position.find(readStudentText(text));

it('praises a view at the start', () => {
  expect(find('I believe that dogs should come to school. They are fun.')).toMatchObject([
    { kind: 'strength' },
  ]);
});

it('asks for one', () => {
  expect(find('Dogs are fun. Dogs are good pets.')).toMatchObject([
    { kind: 'nextStep', quotations: [['Dogs are fun']] },
  ]);
});
