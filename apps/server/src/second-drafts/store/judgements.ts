import type { JudgedStep, SentText } from '@second-draft/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { givenFeedbacks, judgements } from '../../db/schema/second-drafts.ts';
import { keyOfHash, textHash, type JudgementOf } from './step-keys.ts';

/** What a model said of the steps of a feedback, by `judgementKey`. */
export type Judgements = ReadonlyMap<string, JudgedStep[]>;

export interface Judgement {
  judged: JudgedStep[];
  writer: string;
  sent: SentText['messages'];
}

export async function judgementsOn(
  db: Database,
  accountId: string,
  feedbackIds: readonly string[],
): Promise<Judgements> {
  if (feedbackIds.length === 0) return new Map();
  const { feedbackId, textHash: hash, judged } = judgements;
  const rows = await db
    .select({ feedbackId, hash, judged })
    .from(judgements)
    .where(and(eq(judgements.accountId, accountId), inArray(feedbackId, [...feedbackIds])));
  return new Map(rows.map((row) => [keyOfHash(row.feedbackId, row.hash), row.judged]));
}

export async function sentForJudgement(
  db: Database,
  accountId: string,
  feedbackId: string,
): Promise<SentText | null> {
  const [row] = await db
    .select({ writer: judgements.writer, messages: judgements.sent })
    .from(judgements)
    .where(and(eq(judgements.accountId, accountId), eq(judgements.feedbackId, feedbackId)))
    .orderBy(desc(judgements.judgedAt))
    .limit(1);
  return row ?? null;
}

/** Keeps none whose feedback has gone meanwhile. */
export async function keepJudgement(
  db: Database,
  accountId: string,
  of: JudgementOf,
  { judged, writer, sent }: Judgement,
): Promise<void> {
  const { feedbackId } = of;
  const { id, accountId: owner } = givenFeedbacks;
  await db.transaction(async (transaction) => {
    const about = await transaction
      .select({ id })
      .from(givenFeedbacks)
      .where(and(eq(owner, accountId), eq(id, feedbackId)))
      .for('key share');
    if (about.length === 0) return;
    await transaction
      .insert(judgements)
      .values({ accountId, feedbackId, textHash: textHash(of), judged, writer, sent })
      .onConflictDoNothing();
  });
}
