import type { DraftContent } from '@second-draft/contract';

/** @param changedAt ISO 8601 instant */
export const draftSaying = (
  text: string,
  changedAt = '2026-05-04T02:00:00.000Z',
): DraftContent => ({
  text,
  feedback: null,
  feedbackId: null,
  points: [],
  checks: null,
  simplified: false,
  asked: null,
  writtenTo: null,
  isReady: false,
  category: null,
  length: null,
  postedAt: null,
  comment: null,
  version: null,
  others: [],
  changedAt,
});
