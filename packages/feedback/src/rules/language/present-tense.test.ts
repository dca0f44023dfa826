import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { presentTense } from './present-tense.ts';

const find = (text: string) => presentTense.find(readStudentText(text));

it('praises a report in the present', () => {
  expect(find('Kiwi are birds. They live in the bush. They eat worms.')).toMatchObject([
    { kind: 'strength' },
  ]);
});

it('asks about a report in the past', () => {
  expect(
    find('A kiwi was here. It lived in the bush. It ate worms and it used its beak.'),
  ).toMatchObject([{ kind: 'nextStep' }]);
});
