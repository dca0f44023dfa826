import type { Draft, TextAtAGlance } from '@second-draft/contract';
import { expect, test } from 'vitest';
import type { StudentWork } from '../assignment/index.ts';
import { skillsOfClass } from './class-skills.ts';
import { draftOf, point, quoting } from './testing/sample-points.ts';

const studentWith = (fullName: string, ...documents: string[]): StudentWork => {
  const names = { fullName, onRoster: fullName, firstName: fullName, shortName: fullName };
  const student = { userId: fullName, ...names, photoUrl: null };
  const files = documents.map((id) => ({
    id,
    title: id,
    link: '',
    kind: 'document' as const,
    handIn: null,
    sharedWith: [],
    student,
  }));
  return { student, files };
};

const glance = (students: StudentWork[], ...drafts: Draft[]) =>
  skillsOfClass(students, new Map(drafts.map((draft) => [draft.documentId, draft])));

const counts = ({ toTeach }: ReturnType<typeof glance>) =>
  toTeach.map(({ skill, students }) => [skill, students.length]);

test('a challenge for a text that lacks nothing is no lesson for the class', () => {
  const drafts = new Map([
    ['a', draftOf('a', [quoting('I said', { skill: 'details', isChallenge: true })])],
  ]);
  const { toTeach, studentsWithFeedback } = skillsOfClass([studentWith('Ana', 'a')], drafts);
  expect(toTeach).toEqual([]);
  expect(studentsWithFeedback).toBe(1);
});

test('the skill that most students need comes first, and what is about none comes last', () => {
  const students = ['A', 'B', 'C'].map((name) => studentWith(name, name));
  const others = [point({ skill: null, comment: 'Go on.' })];
  const summed = glance(
    students,
    draftOf('A', [quoting('the dog', { skill: 'hook' }), ...others]),
    draftOf('B', [quoting('we go'), ...others]),
    draftOf('C', [quoting('he runs'), ...others]),
  );
  expect(counts(summed)).toEqual([
    ['pastTense', 2],
    ['hook', 1],
    [null, 3],
  ]);
  expect(summed.studentsWithFeedback).toBe(3);
});

test('a student with two documents counts once, with the words of both', () => {
  const summed = glance(
    [studentWith('Āwhina', 'one', 'two')],
    draftOf('one', [quoting('we go')]),
    draftOf('two', [quoting('he runs'), quoting('he runs')]),
  );
  expect(counts(summed)).toEqual([['pastTense', 1]]);
  expect(summed.toTeach[0]?.students[0]?.evidence).toEqual([
    { words: 'we go', isQuoted: true },
    { words: 'he runs', isQuoted: true },
  ]);
  expect(summed.studentsWithFeedback).toBe(1);
});

test('feedback on a document of nobody in the class is left out', () => {
  const summed = glance([studentWith('A', 'A')], draftOf('gone', [quoting('we go')]));
  expect(summed).toEqual({
    doingWell: [],
    toTeach: [],
    studentsWithFeedback: 0,
    studentsSeen: 0,
    students: 1,
  });
});

test('praise and next steps are summed apart, and a question is neither', () => {
  const summed = glance(
    [studentWith('A', 'A')],
    draftOf('A', [
      quoting('as loud as thunder', { kind: 'strength', skill: 'comparisons' }),
      point({ kind: 'question', comment: 'Who?' }),
    ]),
  );
  expect(summed.doingWell.map(({ skill }) => skill)).toEqual(['comparisons']);
  expect(summed.toTeach).toEqual([]);
});

test('a step that the teacher has reworded still counts, and one that she took out does not', () => {
  const points = [
    point({ comment: 'Check that every verb tells what happened yesterday.' }),
    quoting('the dog', { skill: 'hook' }),
  ];
  const feedback = 'Please check that each verb tells about yesterday.';
  expect(counts(glance([studentWith('A', 'A')], draftOf('A', points, { feedback })))).toEqual([
    ['pastTense', 1],
  ]);
});

test('feedback that was cleared doesn’t count', () => {
  const away = draftOf('A', [quoting('we go')], { feedback: null });
  expect(glance([studentWith('A', 'A')], away).studentsWithFeedback).toBe(0);
});

const glanceOf = (documentId: string, changes: Partial<TextAtAGlance> = {}): TextAtAGlance => ({
  documentId,
  words: 70,
  misspelt: [],
  seen: [{ kind: 'nextStep', skill: 'pastTense', quotations: ['we go', 'he runs'] }],
  isToRead: false,
  ...changes,
});

test('until there is feedback on a student’s text, what the rules see counts', () => {
  const students = ['A', 'B', 'C', 'D'].map((name) => studentWith(name, name));
  const drafts = new Map([['A', draftOf('A', [quoting('the dog', { skill: 'hook' })])]]);
  const glances = new Map([
    ['A', glanceOf('A')],
    ['B', glanceOf('B')],
    ['C', glanceOf('C', { isToRead: true })],
  ]);
  const summed = skillsOfClass(students, drafts, glances);
  expect(counts(summed)).toEqual([
    ['hook', 1],
    ['pastTense', 1],
  ]);
  expect(summed).toMatchObject({ studentsWithFeedback: 1, studentsSeen: 1, students: 4 });
  const [hook, tense] = summed.toTeach.flatMap((skill) => skill.students);
  expect([hook?.isByRules, tense?.isByRules]).toEqual([false, true]);
  expect(tense?.evidence.map(({ words }) => words)).toEqual(['we go', 'he runs']);
});
