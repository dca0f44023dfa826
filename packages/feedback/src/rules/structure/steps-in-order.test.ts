import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { stepsInOrder } from './steps-in-order.ts';

const find = (text: string) => stepsInOrder.find(readStudentText(text));

it('praises numbered steps', () => {
  expect(find('1. Fill the bucket with sand.\n2. Pat it down.\n3. Turn it over.')).toMatchObject([
    { kind: 'strength' },
  ]);
});

it('praises words that put steps in order', () => {
  expect(find('First fill it. Next pat it. Finally turn it.')).toMatchObject([
    { kind: 'strength' },
  ]);
});

it('asks for an order', () => {
  expect(find('Fill it. Pat it.')).toMatchObject([{ kind: 'nextStep', quotations: [] }]);
});
