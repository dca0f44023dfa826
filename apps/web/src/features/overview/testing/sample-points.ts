import type { Draft, Point } from '@second-draft/contract';

export const point = (changes: Partial<Point>): Point => ({
  kind: 'nextStep',
  comment: 'Tell what happened in the past tense.',
  quotations: [],
  example: null,
  skill: 'pastTense',
  ...changes,
});

export const quoting = (text: string, changes: Partial<Point> = {}): Point =>
  point({
    comment: `Look at “${text}” again.`,
    quotations: [{ text, start: 0, end: text.length, match: 'exact' }],
    ...changes,
  });

export const draftOf = (
  documentId: string,
  points: Point[],
  changes: Partial<Draft> = {},
): Draft => ({
  documentId,
  text: null,
  feedback: points.map(({ comment }) => comment).join(' '),
  feedbackId: null,
  points,
  checks: null,
  simplified: false,
  asked: null,
  writtenTo: null,
  category: null,
  length: null,
  postedAt: null,
  isReady: false,
  comment: null,
  version: null,
  others: [],
  changedAt: '2026-11-20T03:00:00.000Z',
  ...changes,
});
