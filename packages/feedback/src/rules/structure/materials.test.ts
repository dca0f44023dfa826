import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { materials } from './materials.ts';

const find = (text: string) => materials.find(readStudentText(text));

it('praises a list of what is needed', () => {
  expect(find('You will need: a bucket and a spade.')).toMatchObject([{ kind: 'strength' }]);
});

it('asks for one', () => {
  expect(find('Fill the bucket. Next time I will get a spade.')).toMatchObject([
    { kind: 'nextStep', quotations: [] },
  ]);
});
