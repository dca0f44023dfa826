import type { AnswerOf, Operations } from '@second-draft/contract';
import { eq } from 'drizzle-orm';
import { accountOf } from '../accounts/index.ts';
import { paidSubscriptionsOf } from '../entitlements/index.ts';
import type { Database } from '../db/index.ts';
import { accounts } from '../db/schema/accounts.ts';
import {
  consentsOf,
  licencesOf,
  messagesOf,
  paymentsOf,
  referralsOf,
  sessionsOf,
} from './held/account.ts';
import {
  completionsOf,
  givenFeedbacksOf,
  judgementsOf,
  sentFeedbacksOf,
  verdictsOf,
} from './held/feedbacks.ts';
import { commentsOf, examplesOf, voiceOf } from './held/own-words.ts';
import { draftsOf, groupsOf, postingsOf, rubricsOf } from './held/work.ts';

/** Lists are read as they are sent. */
export type HeldAccount = AnswerOf<Operations['exportAccount']>;

export async function exportAccount(db: Database, accountId: string): Promise<HeldAccount | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!row) return null;
  const paid = await paidSubscriptionsOf(db, accountId);
  return {
    exportedAt: new Date().toISOString(),
    account: {
      ...accountOf(row, paid),
      trialEnds: row.trialEnds.toISOString(),
      teamLicenceEnds: row.teamLicenceEnds?.toISOString() ?? null,
      emailSince: row.emailSince.toISOString(),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    },
    licences: licencesOf(db, row.email),
    referrals: referralsOf(db, accountId),
    payments: paymentsOf(db, accountId),
    sessions: sessionsOf(db, accountId),
    consents: consentsOf(db, accountId),
    postings: postingsOf(db, accountId),
    completions: completionsOf(db, accountId),
    givenFeedbacks: givenFeedbacksOf(db, accountId),
    sentFeedbacks: sentFeedbacksOf(db, accountId),
    verdicts: verdictsOf(db, accountId),
    judgements: judgementsOf(db, accountId),
    drafts: draftsOf(db, accountId),
    comments: commentsOf(db, accountId),
    voice: await voiceOf(db, accountId),
    voiceExamples: examplesOf(db, accountId),
    groups: groupsOf(db, accountId),
    rubrics: rubricsOf(db, accountId),
    contactMessages: messagesOf(db, accountId),
  };
}
