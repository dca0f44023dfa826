import { expect, test } from 'vitest';
import { feedback, file } from '../testing/sample-work.ts';
import { hasFeedback, needsPicking, standingOf, firstStanding } from './standing.ts';
import { newWork, type Work } from './work.ts';

const POSTED = '2026-11-20T03:00:00Z';
const concern = { kind: 'home', text: 'I hid', start: 0, end: 5 } as const;
const work = (changes: Partial<Work>): Work => ({ ...newWork(file), ...changes });
const posted = { ...feedback, postedAt: POSTED };

test.each<[string, Partial<Work>, string]>([
  ['nothing', {}, 'nothing'],
  ['a box that was opened and left empty', { feedback: { ...feedback, text: ' \n' } }, 'nothing'],
  ['feedback', { feedback }, 'written'],
  ['feedback that she marked', { feedback: { ...feedback, isReady: true } }, 'ready'],
  ['feedback that could not be posted', { feedback, postingProblem: 'No' }, 'notPosted'],
  ['posted feedback', { feedback: posted }, 'posted'],
  ['posted feedback whose words are gone', { feedback: { ...posted, text: '' } }, 'posted'],
  ['a change just as it was posted', { feedback: posted, modifiedTime: POSTED }, 'posted'],
  [
    'a change a second after it was posted',
    { feedback: posted, modifiedTime: '2026-11-20T03:00:01Z' },
    'changed',
  ],
  ['a text that she should read', { concern, feedback }, 'toRead'],
  [
    'a writer at work',
    { concern, feedback, activity: { kind: 'generating', message: 'M' } },
    'writing',
  ],
  [
    'words that are made simpler',
    { feedback, activity: { kind: 'simplifying', message: 'M' } },
    'written',
  ],
])('with %s, a student’s standing says so', (_, changes, standing) => {
  expect(standingOf(work(changes))).toBe(standing);
});

test('feedback is there once it has words, or was posted', () => {
  expect(hasFeedback(work({}))).toBe(false);
  expect(hasFeedback(work({ feedback: { ...feedback, text: ' ' } }))).toBe(false);
  expect(hasFeedback(work({ feedback }))).toBe(true);
  expect(hasFeedback(work({ feedback: { ...posted, text: '' } }))).toBe(true);
});

test('a file is to be picked unless it is, or takes no comments', () => {
  expect(needsPicking(work({}))).toBe(true);
  expect(needsPicking(work({ isAppAuthorized: true }))).toBe(false);
  expect(needsPicking(work({ isCommentRefused: true }))).toBe(false);
});

test.each<[Partial<Work>, boolean]>([
  [{ reading: { kind: 'failed', problem: 'unreadable' } }, false],
  [{ reading: { kind: 'failed', problem: 'presentations_off' } }, false],
  [{ reading: { kind: 'failed', problem: 'classroom_unavailable' } }, true],
  [{ reading: { kind: 'waiting' } }, true],
])('a file whose link shows no document, with %j, is to be picked: %s', (changes, isNeeded) => {
  expect(needsPicking({ ...work(changes), file: { ...file, kind: null } })).toBe(isNeeded);
});

test('a document that could not be read can be picked all the same', () => {
  expect(needsPicking(work({ reading: { kind: 'failed', problem: 'unreadable' } }))).toBe(true);
});

test('a student’s documents are in the order in which they need a look', () => {
  const order = [
    'toRead',
    'writing',
    'notPosted',
    'changed',
    'written',
    'ready',
    'posted',
    'nothing',
  ] as const;
  for (const [i, standing] of order.entries())
    expect(firstStanding(order.slice(i).toReversed())).toBe(standing);
});
