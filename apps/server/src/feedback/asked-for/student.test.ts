import { expect, it } from 'vitest';
import { studentNamed } from './student.ts';

const roster = [
  { fullName: 'Āwhina Ngata', givenName: 'Āwhina' },
  { fullName: 'Mary Anne Smith', givenName: 'Mary Anne' },
];

it('finds a student by full name, whatever the case and the white space', () => {
  expect(studentNamed(' mary  anne SMITH ', roster)).toBe(roster[1]);
});

it('finds a student by given name, however the macron is encoded', () => {
  expect(studentNamed('Āwhina'.normalize('NFD'), roster)).toBe(roster[0]);
});

it('takes the first word for the given name of someone who is not in the class', () => {
  expect(studentNamed('Sione Tau', roster)).toEqual({ fullName: 'Sione Tau', givenName: 'Sione' });
});
