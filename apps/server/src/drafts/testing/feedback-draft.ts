import type { Draft } from '@second-draft/contract';
import { draftSaying } from './draft-saying.ts';

/** @param changedAt milliseconds since the epoch */
export const feedbackDraft = (documentId: string, feedback: string, changedAt: number): Draft => ({
  ...draftSaying('', new Date(changedAt).toISOString()),
  text: null,
  documentId,
  feedback,
  category: 'Ideas',
  length: 1,
});
