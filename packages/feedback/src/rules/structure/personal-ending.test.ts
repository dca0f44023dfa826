import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { personalEnding } from './personal-ending.ts';

const find = (text: string) => personalEnding.find(readStudentText(text));

it('praises a personal comment at the end', () => {
  expect(find('We swam. We ate. I will never forget that day.')).toMatchObject([
    { kind: 'strength' },
  ]);
});

it('asks for one', () => {
  expect(find('We swam. We ate. Then the bus came.')).toMatchObject([{ kind: 'nextStep' }]);
});
