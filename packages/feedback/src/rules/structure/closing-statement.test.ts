import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { closingStatement } from './closing-statement.ts';

const find = (text: string) => closingStatement.find(readStudentText(text));

it('praises a last sentence about the topic', () => {
  expect(find('Kea are green. Kea are clever. That is why kea need our help.')).toMatchObject([
    { kind: 'strength' },
  ]);
});

it('asks for one', () => {
  expect(find('Kea are green. Kea are clever. Some weigh one kilo.')).toMatchObject([
    { kind: 'nextStep' },
  ]);
});
