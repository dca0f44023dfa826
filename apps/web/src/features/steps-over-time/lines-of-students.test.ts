import type { StepsGiven } from '@second-draft/contract';
import { expect, test } from 'vitest';
import { sampleAssignment, samplePerson } from '../../testing/samples.ts';
import { linesOfStudents } from './lines-of-students.ts';

const given = (assignmentId: string, day: number, ...steps: StepsGiven['steps']): StepsGiven => ({
  studentId: '1',
  assignmentId,
  givenAt: `2026-11-${day}T03:00:00.000Z`,
  steps,
});
const tense = { skill: 'pastTense', verdict: 'done' } as const;
const hook = { skill: 'hook', verdict: null } as const;
const own = { skill: null, verdict: 'notYet' } as const;

test('a student’s line runs from the oldest feedback on, and says when a skill comes again', () => {
  const [line, ...others] = linesOfStudents(
    [samplePerson('2', 'Bo'), samplePerson('1', 'Āwhina')],
    [given('8', 20, tense, own), given('7', 10, tense, own), given('gone', 15, hook)],
    [sampleAssignment({ id: '7', title: 'Camp' }), sampleAssignment({ id: '8', title: 'Letter' })],
  );
  expect(others).toEqual([]);
  expect(line?.student.userId).toBe('1');
  expect(line?.places.map(({ title, steps }) => [title, steps.map(({ time }) => time)])).toEqual([
    ['Camp', [1, 1]],
    [null, [1]],
    ['Letter', [2, 1]],
  ]);
});

test('who has left the class has no line', () => {
  expect(linesOfStudents([samplePerson('2', 'Bo')], [given('7', 10, tense)], [])).toEqual([]);
});
