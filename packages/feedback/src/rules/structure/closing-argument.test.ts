import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { closingArgument } from './closing-argument.ts';

const find = (text: string) => closingArgument.find(readStudentText(text));

it('praises an ending that comes back to the view', () => {
  expect(
    find('Dogs are fun. They are kind. That is why dogs should come to school.'),
  ).toMatchObject([{ kind: 'strength' }]);
});

it('asks for one', () => {
  expect(find('Dogs should come. They are fun. They are kind.')).toMatchObject([
    { kind: 'nextStep' },
  ]);
});
