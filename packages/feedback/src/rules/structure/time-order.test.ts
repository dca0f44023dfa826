import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { timeOrder } from './time-order.ts';

const find = (text: string) => timeOrder.find(readStudentText(text));

it('praises time words at the start of sentences', () => {
  expect(find('First we ran. After that we swam. Finally we slept.')).toMatchObject([
    {
      kind: 'strength',
      quotations: [
        ['First', 'After that'],
        ['After that', 'Finally'],
      ],
    },
  ]);
});

it('says nothing of a short text without', () => {
  expect(find('We ran.')).toEqual([]);
});
