import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { pastTense } from './past-tense.ts';

const find = (text: string) => pastTense.find(readStudentText(text));

it('praises a text that stays in the past', () => {
  expect(
    find('We went out. We saw a dog. It ran off. I had a stick. We found it and came home.'),
  ).toMatchObject([{ kind: 'strength' }]);
});

it('asks about a slip into the present', () => {
  expect(
    find(
      'We went out. We saw a dog. Then it runs off. I had a stick. He says hello. We came home and sat down.',
    ),
  ).toMatchObject([{ kind: 'nextStep', quotations: [['it runs off'], ['He says hello']] }]);
});

it('leaves the present in speech', () => {
  expect(
    find(
      'We went out. “He runs fast and she says so,” I said. We saw a dog. It ran. I had a stick. We came home.',
    ),
  ).toMatchObject([{ kind: 'strength' }]);
});

it('leaves a form that belongs to did or to', () => {
  expect(
    find(
      'We saw him and we went to see him. Did he go? We made it go. I told him to run and he ran and took it. When I say so, I thought.',
    ),
  ).toMatchObject([{ kind: 'strength' }]);
});

it('says nothing of a text in the present', () => {
  expect(find('Dogs run fast. They eat meat.')).toEqual([]);
});
