import type { LessonGroup } from '@second-draft/contract';
import { expect, test } from 'vitest';
import type { Student } from '../../assignment/index.ts';
import type { SkillInClass } from '../class-skills.ts';
import { moved, withNew } from './change-groups.ts';
import { groupsAsCsv, groupsAsText } from './groups-as-files.ts';
import { seatStudents } from './seat-students.ts';
import { suggestGroups } from './suggest-groups.ts';

const studentCalled = (fullName: string): Student => ({
  userId: fullName,
  fullName,
  onRoster: fullName,
  firstName: fullName,
  shortName: fullName,
  photoUrl: null,
});

const needing = (skill: SkillInClass['skill'], ...names: string[]): SkillInClass => ({
  skill,
  askedFor: [],
  students: names.map((name) => ({ student: studentCalled(name), evidence: [], isByRules: false })),
});

const idsIn = (groups: readonly LessonGroup[]) => groups.map(({ studentIds }) => studentIds);

test('each student is suggested for the largest group that she fits, and nobody is alone', () => {
  const groups = suggestGroups([
    needing('pastTense', 'A', 'B', 'C'),
    needing('hook', 'B', 'D', 'E'),
    needing('commas', 'F'),
    needing(null, 'G', 'H'),
  ]);
  expect(groups.map(({ name }) => name)).toEqual([
    'Keeping the past tense',
    'An opening that draws the reader in',
  ]);
  expect(idsIn(groups)).toEqual([
    ['A', 'B', 'C'],
    ['D', 'E'],
  ]);
});

test('no more than five groups are suggested', () => {
  const skills = ['hook', 'commas', 'tone', 'topic', 'details', 'senses', 'dialogue'] as const;
  const all = skills.map((skill) => needing(skill, `${skill} 1`, `${skill} 2`));
  expect(suggestGroups(all)).toHaveLength(5);
  expect(suggestGroups([])).toEqual([]);
});

test('a student who is moved is in one group, and can be in none', () => {
  const groups: LessonGroup[] = [
    { id: 'one', name: 'One', studentIds: ['A', 'B'] },
    { id: 'two', name: 'Two', studentIds: ['C'] },
  ];
  expect(idsIn(moved(groups, 'A', 'two'))).toEqual([['B'], ['C', 'A']]);
  expect(idsIn(moved(groups, 'A', null))).toEqual([['B'], ['C']]);
  expect(moved(groups, 'A', 'one')).toEqual(groups);
  expect(withNew(groups, 'three').at(-1)).toEqual({ id: 'three', name: 'Group 3', studentIds: [] });
});

test('who has left the class is in no group, and who is in none is named', () => {
  const groups = [{ id: 'one', name: 'One', studentIds: ['gone', 'B'] }];
  const { seated, ungrouped } = seatStudents(groups, ['A', 'B'].map(studentCalled));
  expect(seated[0]?.students.map(({ fullName }) => fullName)).toEqual(['B']);
  expect(ungrouped.map(({ fullName }) => fullName)).toEqual(['A']);
});

const seatedAs = (name: string, ...students: string[]) => ({
  id: name,
  name,
  students: students.map(studentCalled),
});

test.each(['=1+1', '+64', '-2', '@SUM(A1)', '\tx', ' =1', '=cmd|"/c calc"!A1'])(
  'a name that begins like a formula is text in a spreadsheet: %j',
  (name) => {
    const quoted = name.replaceAll('"', '""');
    expect(groupsAsCsv([seatedAs('Kea', name)])).toBe(
      `\u{FEFF}"Group","Student"\r\n"Kea","'${quoted}"\r\n`,
    );
  },
);

test('macrons, commas, quotation marks and line ends stay as they are in the file', () => {
  const csv = groupsAsCsv([seatedAs('Kererū, “A”', 'Āwhina "Wina" O’Brien', '李 Wěi')]);
  expect(csv).toBe(
    '\u{FEFF}"Group","Student"\r\n' +
      '"Kererū, “A”","Āwhina ""Wina"" O’Brien"\r\n' +
      '"Kererū, “A”","李 Wěi"\r\n',
  );
});

test('groups are copied as lists with their names, or what the screen calls them', () => {
  expect(groupsAsText([seatedAs('Tūī', 'A', 'B'), seatedAs(' ')])).toBe('Tūī\n- A\n- B\n\nGroup 2');
});

test('a new group is called as no other is, though one before it was removed', () => {
  const [first, third] = ['Group 1', 'Group 3'].map((name) => ({ id: name, name, studentIds: [] }));
  const groups = [first, third].filter((group) => group !== undefined);
  expect(withNew(groups, 'new').at(-1)?.name).toBe('Group 4');
});
