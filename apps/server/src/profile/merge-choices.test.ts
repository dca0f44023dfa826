import { limits } from '@second-draft/contract';
import { describe, expect, it } from 'vitest';
import type { KeptStudent } from '../accounts/index.ts';
import { mergeChoices } from './merge-choices.ts';

const MOST = limits.savedStudentsMax;
const at = (time: number) => new Date(time);

type Students = Record<string, KeptStudent | null>;

const mergeStudents = (kept: Students, sent: Students, now: Date) =>
  mergeChoices(kept, sent, MOST, now);

const students = (from: number, count: number, readingLevel: 1 | 2 = 1) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [String(from + n), { readingLevel }]));
const ids = (kept: object) => Object.keys(kept);

describe('what is kept about students', () => {
  it('takes what is new and what is changed, and keeps the rest', () => {
    const kept = mergeStudents(
      { '1': { readingLevel: 1 }, '2': null },
      { '2': { feedbackLength: 2 } },
      at(5),
    );
    expect(kept).toEqual({ '1': { readingLevel: 1 }, '2': { feedbackLength: 2, changedAt: 5 } });
  });

  it('isn’t undone by a tab that knows of no choices for a student', () => {
    const kept = mergeStudents({}, { '1': { readingLevel: 1 }, '2': null }, at(1));
    expect(mergeStudents(kept, { '1': null, '2': null, '3': null }, at(2))).toEqual({
      ...kept,
      '3': null,
    });
  });

  it('is as large as it may be, and no larger', () => {
    const full = mergeStudents({}, students(1, MOST), at(1));
    expect(ids(full)).toHaveLength(MOST);
    expect(ids(mergeStudents(full, students(90_001, 1), at(2)))).toHaveLength(MOST);
  });

  it('loses those about whom nothing was chosen before any other', () => {
    // Ids stay in the order of their numbers, so the one to go comes first.
    const kept = mergeStudents({ '1': null, ...students(2, MOST - 1) }, {}, at(1));
    const more = mergeStudents(kept, students(90_001, 1), at(2));
    expect(ids(more)).not.toContain('1');
    expect(ids(more)).toEqual(expect.arrayContaining(['2', `${MOST}`, '90001']));
  });

  it('loses the choices that were made longest ago, though all are sent each time', () => {
    const first = students(1, MOST / 2);
    const second = students(10_001, MOST / 2);
    const kept = mergeStudents(mergeStudents({}, first, at(1)), { ...first, ...second }, at(2));
    const changed = mergeStudents(kept, { ...first, ...second, '1': { readingLevel: 2 } }, at(3));
    const more = mergeStudents(changed, students(90_001, MOST / 2 - 1), at(4));
    expect(ids(more)).toHaveLength(MOST);
    expect(ids(more).filter((id) => id in first)).toEqual(['1']);
    expect(ids(more).filter((id) => id in second)).toHaveLength(MOST / 2);
  });

  it('is trimmed where more was kept before there was a bound', () => {
    expect(ids(mergeStudents(students(1, MOST + 500), {}, at(1)))).toHaveLength(MOST);
  });
});
