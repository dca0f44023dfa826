import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { goal } from './goal.ts';

const find = (text: string) => goal.find(readStudentText(text));

it('praises a title that tells the goal', () => {
  expect(
    find('How to make a sandcastle\nFirst you get a bucket and a spade from the shed.'),
  ).toMatchObject([{ kind: 'strength', quotations: [['How to make a sandcastle']] }]);
});

it('asks for one', () => {
  expect(find('Get a bucket. Fill it.')).toMatchObject([
    { kind: 'nextStep', quotations: [['Get a bucket']] },
  ]);
});

it('does not take how to in a story for one', () => {
  expect(find('I forgot how to breathe. Then I fell.')).toMatchObject([{ kind: 'nextStep' }]);
});
