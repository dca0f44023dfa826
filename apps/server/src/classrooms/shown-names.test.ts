import { expect, test } from 'vitest';
import { memberOf } from '../classroom-service/index.ts';
import { first, second, third } from '../google/testing/school.ts';
import { staying } from '../google/testing/start.ts';
import { listSubmissions } from './list-submissions.ts';
import { readClassroom } from './read-classroom.ts';
import { namesakesIn } from './shown-names.ts';
import { openClassroom } from './testing/open-classroom.ts';

const { started, rosters, caller } = openClassroom();

const called = (id: string, fullName: string) =>
  memberOf({ id, fullName, givenName: '', photoUrl: null });

test('students with one name are numbered by their ids, however the list comes', () => {
  const [one, two, three] = [called('9', 'Bo Li'), called('10', 'Bo Li'), called('11', 'Bo Li')];
  const other = called('12', 'Bo Lee');
  const shown = { '9': 'Bo Li (1)', '10': 'Bo Li (2)', '11': 'Bo Li (3)' };
  expect(Object.fromEntries(namesakesIn([three, other, one, two]))).toEqual(shown);
  expect(Object.fromEntries(namesakesIn([two, one, three]))).toEqual(shown);
});

test('a name that only capitals or the way of writing a macron tell from another counts as the same', () => {
  const members = [called('1', 'Āwhina Li'), called('2', 'A\u{304}whina li')];
  expect([...namesakesIn(members).values()]).toEqual(['Āwhina Li (1)', 'A\u{304}whina li (2)']);
});

test('who shares her name with nobody, or part of it, has no number', () => {
  expect(namesakesIn([called('1', 'Bo Li'), called('2', 'Bo'), called('3', '')]).size).toBe(0);
});

test('the class list and the submissions number the same students alike', async () => {
  const name = { fullName: 'Bo Li', givenName: 'Bo' };
  const students = [third, second, first].map(({ id }) => ({ userId: id, profile: { id, name } }));
  started().emulator.fault({
    path: '/v1/courses/501/students',
    body: JSON.stringify({ students }),
    times: 2,
  });
  const classroom = await readClassroom(rosters(), caller(), '501', staying());
  const inClass = Object.fromEntries(classroom.students.map((one) => [one.userId, one.shownName]));
  expect(inClass).toEqual({
    [first.id]: 'Bo Li (1)',
    [second.id]: 'Bo Li (2)',
    [third.id]: 'Bo Li (3)',
  });
  const place = { courseId: '501', id: '601' };
  const submissions = await listSubmissions(rosters(), caller(), place, staying());
  expect(submissions).toHaveLength(3);
  for (const { userId, username, shownName } of submissions)
    expect([username, shownName]).toEqual(['Bo Li', inClass[userId]]);
});
