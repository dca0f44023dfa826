import { expect, test } from 'vitest';
import { draft, feedback, file } from '../testing/sample-work.ts';
import { newWork, type Work } from '../work/work.ts';
import { lookFirst } from './look-first.ts';

const words = (count: number) => 'word '.repeat(count).trim();

const workOf = (n: number, changes: Partial<Work> = {}): Work => ({
  ...newWork({ ...file, id: `d${n}`, student: { ...file.student, userId: `s${n}` } }),
  reading: { kind: 'done' },
  documentText: words(100),
  ...changes,
});
const ofClass = (...changes: Partial<Work>[]) =>
  Array.from({ length: 10 }, (_, n) => workOf(n, changes[n]));
const failing = (...failed: NonNullable<typeof feedback.checks>['failed']) => ({
  feedback: { ...feedback, checks: { ...feedback.checks!, failed } },
});
const reasons = (works: readonly Work[]) =>
  lookFirst(works, () => null).map(({ userId, reason }) => `${userId}: ${reason}`);

test('nobody is marked in a class that is all alike', () => {
  expect(reasons(ofClass())).toEqual([]);
});

test('texts to read oneself come first, then failed checks, then the shortest texts', () => {
  const concern = { kind: 'harm' } as unknown as Work['concern'];
  expect(
    reasons(
      ofClass(
        { documentText: words(30) },
        failing('length'),
        failing('length', 'quotations'),
        { concern },
        { documentText: words(19) },
      ),
    ),
  ).toEqual([
    's3: Read it yourself first',
    's2: 2 checks failed',
    's1: 1 check failed',
    's4: Short: 19 words',
    's0: Short: 30 words',
  ]);
});

test('documents that could not be read are marked, until somebody has written for them', () => {
  const failed = { reading: { kind: 'failed', problem: 'unreadable' }, documentText: '' } as const;
  expect(reasons(ofClass({}, failed, { ...failed, typedText: words(90) }))).toEqual([
    's1: Could not be read',
  ]);
});

test('one word is a word, not words', () => {
  expect(reasons(ofClass({ documentText: 'Camp' }))).toEqual(['s0: Short: 1 word']);
});

test('a short plan beside a long recount is no short text', () => {
  const [one, two, ...rest] = ofClass({ documentText: words(20) }, { documentText: words(20) });
  const recount = { ...one!, file: { ...one!.file, id: 'recount' }, documentText: words(120) };
  expect(reasons([one!, two!, recount, ...rest])).toEqual(['s1: Short: 20 words']);
});

test('five are marked at most, and each student once', () => {
  const both = { ...failing('length'), documentText: words(5) };
  expect(reasons(ofClass(both, both, both, both, both, both, both))).toHaveLength(5);
  const twice = [workOf(1, both), { ...workOf(1, both), file: { ...file, id: 'second' } }];
  expect(new Set(reasons(twice)).size).toBe(reasons(twice).length);
});

test('what is posted needs no closer look', () => {
  const posted = '2026-11-20T03:00:00Z';
  const { feedback: failed } = failing('length');
  expect(
    reasons(
      ofClass(
        { feedback: { ...failed, postedAt: posted } },
        { documentText: '', comment: { id: 'c', postedAt: posted } },
      ),
    ),
  ).toEqual([]);
});

test('a draft that is much changed since its feedback is marked', () => {
  const [work] = ofClass();
  const since = {
    state: 'changed',
    comparison: { changes: [], wordsAdded: 40, wordsRemoved: 3 },
    earlier: [{ postedAt: draft.changedAt, copiedAt: null, feedbackId: 'one', feedback: 'Hi' }],
  } as unknown as ReturnType<Parameters<typeof lookFirst>[1]>;
  expect(lookFirst([work!], () => since)).toEqual([
    { userId: 's0', reason: 'Much changed: 40 words new, 3 gone' },
  ]);
});
