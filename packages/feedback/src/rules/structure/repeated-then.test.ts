import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { repeatedThen } from './repeated-then.ts';

const find = (text: string) => repeatedThen.find(readStudentText(text));

it('counts then', () => {
  expect(find('Then we ran. Then we swam. And then we slept.')).toMatchObject([
    { kind: 'nextStep', quotations: [['Then']], slots: { times: 'three' } },
  ]);
});

it('says nothing of two', () => {
  expect(find('Then we ran. Then we swam. It was better then.')).toEqual([]);
});
