import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { resolution } from './resolution.ts';

const find = (text: string) => resolution.find(readStudentText(text));

it('praises an ending that settles things', () => {
  expect(find('The lamb was lost. We looked all day. In the end we found it.')).toMatchObject([
    { kind: 'strength' },
  ]);
});

it('asks how it turned out', () => {
  expect(find('The lamb was lost. We looked all day. It was cold.')).toMatchObject([
    { kind: 'nextStep' },
  ]);
});
