import { errors, limits } from '@second-draft/contract';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../lib/api/index.ts';
import type { FocusSources } from '../focus/category-options.ts';
import { feedback, file, studentText } from '../testing/sample-work.ts';
import { newWork, type Work } from '../work/work.ts';
import { createWorkStore } from '../work/work-store.ts';
import type { Run } from './for-all-run.ts';
import { isAllDone, leftOutIn, summaryOf } from './for-all-summary.ts';

const none = { unchanged: 0, others: '' };

const run = (parts: Partial<Run> = {}): Run => ({
  taken: new Set(),
  underWay: new Set(),
  written: 3,
  students: new Set(['1', '2', '3']),
  toRead: 0,
  errors: [],
  isCancelled: false,
  isOver: false,
  ...parts,
});

const refused = (code: 'model_failed' | 'subscription_required') =>
  new ApiError(errors[code].status, code, errors[code].message);

describe('after feedback for all, she is told', () => {
  test('how many texts have feedback, and of how many students where some have several', () => {
    expect(summaryOf(run(), none)).toBe('Feedback was written for 3 texts.');
    expect(summaryOf(run({ students: new Set(['1', '2']) }), none)).toBe(
      'Feedback was written for 3 texts by 2 students.',
    );
    expect(summaryOf(run({ written: 0, students: new Set() }), none)).toBe(
      'No feedback was written.',
    );
  });

  test('what was left out, what an adult should read, and what could not be written', () => {
    const words = summaryOf(
      run({ toRead: 1, errors: [refused('model_failed'), refused('model_failed')] }),
      { unchanged: 1, others: '1 too short, 2 no category chosen' },
    );
    expect(words).toContain('1 text left out: nothing has changed there since your feedback.');
    expect(words).toContain('Left out: 1 too short, 2 no category chosen.');
    expect(words).toContain('1 text');
    expect(words).toMatch(/2 could not be written\. Press Get feedback for all to try again\.$/);
  });

  test('to press again only where the button is', () => {
    expect(summaryOf(run({ errors: [refused('subscription_required')] }), none)).toMatch(
      /1 could not be written\.$/,
    );
  });

  test('that it was stopped, without what was not asked for', () => {
    expect(summaryOf(run({ isCancelled: true }), { unchanged: 2, others: '1 too short' })).toBe(
      'Stopped. Feedback was written for 3 texts.',
    );
  });
});

test.each([
  ['all texts have feedback', {}, none, true],
  ['one failed', { errors: [refused('model_failed')] }, none, false],
  ['it was stopped', { isCancelled: true }, none, false],
  ['a text has not changed', {}, { unchanged: 1, others: '' }, false],
  ['a text is too short', {}, { unchanged: 0, others: '1 too short' }, false],
])('there is nothing for her to see to where %s: %o', (_, parts, leftOut, isDone) => {
  expect(isAllDone(run(parts), leftOut)).toBe(isDone);
});

const sources: FocusSources = { categories: [], rubrics: [], criteria: [] };

const read = (id: string, parts: Partial<Work> = {}): Work => ({
  ...newWork({ ...file, id }),
  reading: { kind: 'done' },
  documentText: studentText,
  category: 'Praise',
  ...parts,
});

test('texts without feedback are counted by why they get none, and those with feedback are not', () => {
  const store = createWorkStore([
    read('ready'),
    read('short', { documentText: 'Too short.' }),
    read('long', { documentText: 'a '.repeat(limits.studentTextMax) }),
    read('without', { category: null }),
    read('another', { category: null }),
    read('given', { category: null, feedback }),
  ]);
  expect(leftOutIn({ store, secondDrafts: { of: () => null } }, sources, run())).toEqual({
    unchanged: 0,
    others: '1 too short, 1 too long, 2 no category chosen',
  });
});

test('a text that has not changed since its feedback is counted by that alone', () => {
  const store = createWorkStore([read('same', { category: null })]);
  const secondDrafts = { of: () => ({ state: 'unchanged', earlier: [{}] }) as never };
  expect(leftOutIn({ store, secondDrafts }, sources, run())).toEqual({ unchanged: 1, others: '' });
});
