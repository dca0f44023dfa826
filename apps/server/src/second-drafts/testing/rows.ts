import { HOUR_MS } from '@second-draft/contract';
import type * as schema from '../../db/schema/index.ts';
import { documentId, firstDraft, place, studentName } from './asking.ts';

export const spellingStep = 'Look again at “wensday”. The right spelling is ‘Wednesday’.';

/** As the built-in writer says it: the rule that found it can look again. */
export const spellingPoint = {
  kind: 'nextStep' as const,
  skill: null,
  comment: spellingStep,
  quotations: [{ text: 'wensday', start: 3, end: 10, match: 'exact' as const }],
  example: null,
  rule: 'listedMisspelling',
};

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

type Given = typeof schema.givenFeedbacks.$inferInsert;

/** @param accountId whose, with what differs from a spelling step posted yesterday */
export const givenBy = (accountId: string, given: Partial<Given> = {}): Given => ({
  ...place,
  accountId,
  id: 'first',
  documentId,
  studentName,
  studentText: firstDraft,
  typedByTeacher: false,
  feedback: spellingStep,
  points: [spellingPoint],
  writtenAt: hoursAgo(25),
  postedAt: hoursAgo(24),
  ...given,
});
