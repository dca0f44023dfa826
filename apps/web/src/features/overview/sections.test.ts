import { expect, test } from 'vitest';
import type { StudentWork } from '../assignment/index.ts';
import type { SkillInClass } from './class-skills.ts';
import { linesToRead } from './lines/lines-to-read.ts';
import { figuresOf } from './pictures/class-figures.ts';

const student = { userId: '1', fullName: 'Āwhina Tamihana', firstName: 'Āwhina', photoUrl: null };

test('praised words are read aloud once, and neither single words nor what she is told', () => {
  const quoted = 'my ears buzzed like bees';
  const said = (skill: SkillInClass['skill'], ...words: string[]): SkillInClass => ({
    skill,
    askedFor: [],
    students: [
      {
        student,
        evidence: [
          ...words.map((one) => ({ words: one, isQuoted: true })),
          { words: 'You worked hard on every part of it.', isQuoted: false },
        ],
      },
    ],
  });
  const lines = linesToRead([said('comparisons', quoted), said('senses', quoted, 'buzzed')]);
  expect(lines.map(({ words }) => words)).toEqual([quoted]);
});

test('a student with two documents counts once in each bar', () => {
  const handIn = { state: 'handed_in', handedIn: null } as const;
  const file = { title: '', link: '', kind: null, student, handIn };
  const students: StudentWork[] = [
    {
      student,
      files: [
        { ...file, id: 'one' },
        { ...file, id: 'two' },
      ],
    },
    { student, files: [{ ...file, id: 'three', handIn: null }] },
  ];
  const draft = (feedback: string, postedAt: string | null) => ({ feedback, postedAt });
  const drafts = new Map([
    ['one', draft('Ka pai', '2026-11-20T03:00:00.000Z')],
    ['two', draft('Ka pai', '2026-11-20T03:00:00.000Z')],
    ['three', draft(' ', null)],
  ]);
  expect(figuresOf(students, drafts)).toEqual([
    { label: 'Handed in', count: 1 },
    { label: 'Have feedback', count: 1 },
    { label: 'Feedback posted', count: 1 },
  ]);
});
