import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { joinedByAnd } from './joined-by-and.ts';

const find = (text: string) => joinedByAnd.find(readStudentText(text));

it('counts the ands of a long sentence', () => {
  expect(
    find(
      'We went to the lake and we had lunch and we swam and we played tag and then we all went home on the bus.',
    ),
  ).toMatchObject([
    { kind: 'nextStep', quotations: [['we swam and we played tag']], slots: { times: 'four' } },
  ]);
});

it('says nothing of a list', () => {
  expect(find('We had ham and eggs.')).toEqual([]);
});
