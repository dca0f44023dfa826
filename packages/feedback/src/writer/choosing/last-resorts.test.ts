import { expect, it } from 'vitest';
import { LAST_RESORT } from '../../rules/challenge/challenge.ts';
import { readStudentText } from '../../text/student-text.ts';
import type { Material } from '../material/materials.ts';
import { beforeLastResorts } from './last-resorts.ts';

const text = readStudentText(
  'We should have a pool. It gets hot here in Term 1. Swimming keeps us fit. Please build one.',
);

const step = (rule: string, weight: number): Material => ({
  rule,
  skill: null,
  comments: ['{q}'],
  quotations: [['a pool']],
  weight,
  slots: {},
});
const exercise = step('wordFamily', LAST_RESORT);
const need = step('listedMisspelling', 0.6);

const stepsFor = (steps: Material[], title: string, wordCount = 70) =>
  beforeLastResorts({ strengths: [], steps }, text, { focus: [{ title }], wordCount }).steps.map(
    ({ rule }) => rule,
  );

it('gives no exercise where there is anything to mend', () => {
  expect(stepsFor([need, exercise], 'Spelling')).toEqual(['listedMisspelling']);
});

it('asks about the whole text instead of giving an exercise', () => {
  const [first, ...others] = stepsFor([exercise], 'Spelling');
  expect(first).not.toBe('wordFamily');
  expect(others).not.toContain('wordFamily');
  expect(stepsFor([exercise], 'Spelling', 35)).toContain(first);
});

it('asks so where words and sentences leave nothing to say, if there is room', () => {
  expect(stepsFor([], 'Sentence structure').length).toBeGreaterThan(0);
  expect(stepsFor([], 'Sentence structure', 35)).toEqual([]);
});

it('leaves feedback about anything else as it is', () => {
  expect(stepsFor([exercise], 'Ideas')).toEqual(['wordFamily']);
  expect(stepsFor([], 'Persuasive structure')).toEqual([]);
});
