import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { result } from './result.ts';

const find = (text: string) => result.find(readStudentText(text));

it('praises an ending with the result', () => {
  expect(find('Fill it. Turn it over. Now you have a castle.')).toMatchObject([
    { kind: 'strength' },
  ]);
});

it('asks for one', () => {
  expect(find('Fill it. Pat it. Turn it over.')).toMatchObject([{ kind: 'nextStep' }]);
});
