import { limits, studentName } from '@second-draft/contract';
import { expect, it } from 'vitest';
import { memberOf } from './member-of.ts';

const named = (fullName: string, givenName = '') =>
  memberOf({ id: '100200300', fullName, givenName, photoUrl: null });

it('a name is shown and concealed as it is, with single spaces', () => {
  const bella = { fullName: 'Bella Singh', givenName: 'Bella' };
  expect(named(' Bella\n  Singh ', 'Bella\0')).toEqual({
    id: '100200300',
    ...bella,
    onRoster: bella,
    photoUrl: null,
  });
});

it.each(['', ' ', '.', '\0', '\u200B', '\uD83C', '🙂'])(
  'a student without a letter in her name is shown by her number: “%s”',
  (name) => {
    const { fullName, givenName } = named(name, name);
    expect([fullName, givenName]).toEqual(['Unnamed 0300', 'Unnamed']);
  },
);

it('a student without a full name is shown by her given name, and the other way round', () => {
  expect(named('', 'Bella')).toMatchObject({ fullName: 'Bella', givenName: 'Bella' });
  expect(named('Bella Singh')).toMatchObject({ fullName: 'Bella Singh', givenName: 'Bella' });
});

it('a long name is shown cut, and concealed whole', () => {
  const long = 'Bella '.repeat(100).trim();
  const { fullName, givenName, onRoster } = named(long, long);
  expect(long.startsWith(fullName)).toBe(true);
  expect(fullName.length).toBeLessThanOrEqual(limits.studentNameMax);
  expect(givenName).toBe(fullName);
  expect(onRoster).toEqual({ fullName: long, givenName: long });
});

it.each([
  ['', ''],
  ['🙂'.repeat(300), ''],
  ['Bella\0'.repeat(300), '\uDC00a'],
  ['ā'.repeat(201), ''],
  ['A '.repeat(300), 'A '.repeat(300)],
])('a name is always one that a request may carry', (fullName, givenName) => {
  const member = named(fullName, givenName);
  expect(studentName.parse(member.fullName)).toBe(member.fullName);
  expect(studentName.parse(member.givenName)).toBe(member.givenName);
  expect([member.fullName, member.givenName].every((one) => one.isWellFormed())).toBe(true);
});
