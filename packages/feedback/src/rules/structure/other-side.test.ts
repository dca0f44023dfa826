import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { otherSide } from './other-side.ts';

const find = (text: string) => otherSide.find(readStudentText(text));

it('praises the other side', () => {
  expect(find('Some people say that it costs too much. It does not.')).toMatchObject([
    { kind: 'strength' },
  ]);
});

it('asks for it', () => {
  expect(find('It is a good idea.')).toMatchObject([{ kind: 'nextStep', quotations: [] }]);
});
