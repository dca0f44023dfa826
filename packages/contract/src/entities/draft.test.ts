import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { letters, many, takes } from '../testing/takes.ts';
import { savedDraft } from './draft.ts';

const draft = {
  text: null,
  feedback: null,
  feedbackId: null,
  points: [],
  checks: null,
  simplified: false,
  category: null,
  length: null,
  postedAt: null,
  changedAt: '2026-05-04T01:02:03Z',
};
const other = { version: 'a', changedAt: '2026-05-04T01:02:03Z', text: null, feedback: null };
const point = { kind: 'strength', comment: 'Good.', quotations: [], example: null, skill: null };

test.each<[string, object, object]>([
  ['text', { text: letters(limits.studentTextMax) }, { text: letters(limits.studentTextMax + 1) }],
  [
    'feedback',
    { feedback: letters(limits.feedbackTextMax) },
    { feedback: letters(limits.feedbackTextMax + 1) },
  ],
  [
    'category',
    { category: letters(limits.categoryTitleMax) },
    { category: letters(limits.categoryTitleMax + 1) },
  ],
  ['points', { points: many(20, () => point) }, { points: many(21, () => point) }],
  [
    'points together',
    { points: many(10, () => ({ ...point, comment: letters(9_000) })) },
    { points: many(10, () => ({ ...point, comment: letters(10_000) })) },
  ],
  ['instant', { postedAt: '2026-05-04T01:02:03Z' }, { postedAt: 'yesterday' }],
  ['last change', {}, { changedAt: '' }],
  [
    'comment',
    { comment: { id: 'a', postedAt: '2026-05-04T01:02:03Z' } },
    { comment: { id: 'a/b', postedAt: '2026-05-04T01:02:03Z' } },
  ],
  ['version', { version: letters(40) }, { version: letters(41) }],
  [
    'known versions',
    { known: many(limits.knownVersionsMax, () => 'a') },
    { known: many(limits.knownVersionsMax + 1, () => 'a') },
  ],
  [
    'other words',
    { others: many(limits.otherWordsMax, () => other) },
    { others: many(limits.otherWordsMax + 1, () => other) },
  ],
  [
    'other text',
    { others: [{ ...other, text: letters(limits.studentTextMax) }] },
    { others: [{ ...other, text: letters(limits.studentTextMax + 1) }] },
  ],
  [
    'other feedback',
    { others: [{ ...other, feedback: letters(limits.feedbackTextMax) }] },
    { others: [{ ...other, feedback: letters(limits.feedbackTextMax + 1) }] },
  ],
  [
    'name',
    { writtenTo: letters(limits.studentNameMax) },
    { writtenTo: letters(limits.studentNameMax + 1) },
  ],
  [
    'choices',
    { asked: { category: 'Ideas', length: 1, readingLevel: null } },
    { asked: { category: letters(limits.categoryTitleMax + 1), length: 1, readingLevel: null } },
  ],
])('a draft is held to the bound of its %s', (_, right, wrong) => {
  expect(takes(savedDraft, { ...draft, ...right })).toBe(true);
  expect(takes(savedDraft, { ...draft, ...wrong })).toBe(false);
});

test('a draft of an older browser lacks what came later, and names no document', () => {
  const {
    asked: choices,
    writtenTo,
    isReady,
    comment,
    version,
    others,
    ...rest
  } = savedDraft.parse({ ...draft, documentId: 'a' });
  expect([choices, writtenTo, isReady, comment, version, others]).toEqual([
    null,
    null,
    false,
    null,
    null,
    [],
  ]);
  expect(rest).toEqual(draft);
});
