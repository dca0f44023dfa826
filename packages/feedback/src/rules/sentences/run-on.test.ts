import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { runOn } from './run-on.ts';

const find = (text: string) => runOn.find(readStudentText(text));

it('asks where a long run of words could stop', () => {
  expect(
    find(
      'We got up early we had toast then we packed the car and drove to the lake it was sunny so we swam and then my uncle came with his boat we went out to fish.',
    ),
  ).toMatchObject([{ kind: 'nextStep' }]);
});

it('says nothing of a sentence of thirty words or fewer', () => {
  expect(find('We got up early and had toast.')).toEqual([]);
});
