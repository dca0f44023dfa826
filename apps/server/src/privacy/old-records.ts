import { limits, DAY_MS } from '@second-draft/contract';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { endedTrials } from '../db/schema/accounts.ts';
import { sessions } from '../db/schema/auth.ts';
import { contactMessages, usedCaptchas } from '../db/schema/contact.ts';
import { drafts } from '../db/schema/drafts.ts';
import { completions } from '../db/schema/feedback.ts';
import { lessonGroups } from '../db/schema/groups.ts';
import { postings } from '../db/schema/postings.ts';
import {
  givenFeedbacks,
  judgements,
  ownVerdicts,
  sentFeedbacks,
} from '../db/schema/second-drafts.ts';
import { rateLimits } from '../db/schema/rates.ts';

export interface KeptFor {
  table: PgTable;
  /** Start of its age; indexed, or of a small table. */
  since: PgColumn;
  keptMs: number;
}

const texts = (table: PgTable, since: PgColumn): KeptFor => ({
  table,
  since,
  keptMs: limits.keepTextsDays * DAY_MS,
});

/** The privacy page states the same limits. */
export const oldRecords = {
  completions: texts(completions, completions.createdAt),
  givenFeedbacks: texts(givenFeedbacks, givenFeedbacks.writtenAt),
  sentFeedbacks: texts(sentFeedbacks, sentFeedbacks.sentAt),
  verdicts: texts(ownVerdicts, ownVerdicts.saidAt),
  judgements: texts(judgements, judgements.judgedAt),
  drafts: texts(drafts, drafts.changedAt),
  groups: texts(lessonGroups, lessonGroups.changedAt),
  contactMessages: {
    table: contactMessages,
    since: contactMessages.createdAt,
    keptMs: limits.keepMessagesDays * DAY_MS,
  },
  postings: {
    table: postings,
    since: postings.startedAt,
    keptMs: limits.keepPostingsDays * DAY_MS,
  },
  endedTrials: {
    table: endedTrials,
    since: endedTrials.endedAt,
    keptMs: limits.keepTrialEndsDays * DAY_MS,
  },
  sessions: { table: sessions, since: sessions.expiresAt, keptMs: 0 },
  captchas: { table: usedCaptchas, since: usedCaptchas.expiresAt, keptMs: 0 },
  rateLimits: { table: rateLimits, since: rateLimits.windowStart, keptMs: DAY_MS },
} satisfies Record<string, KeptFor>;

export type OldRecords = keyof typeof oldRecords;
