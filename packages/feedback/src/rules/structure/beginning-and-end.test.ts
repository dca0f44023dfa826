import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { beginningAndEnd } from './beginning-and-end.ts';

const find = (text: string) => beginningAndEnd.find(readStudentText(text));

it('quotes the first and the last sentence', () => {
  expect(
    find('We left at dawn. It rained. The bus broke down. We slept in our own beds.'),
  ).toMatchObject([
    { kind: 'strength', quotations: [['We left at dawn', 'We slept in our own beds']] },
  ]);
});

it('says nothing of three sentences', () => {
  expect(find('We left. It rained. We slept.')).toEqual([]);
});
