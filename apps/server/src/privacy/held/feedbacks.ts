import { and, asc, between, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { completions } from '../../db/schema/feedback.ts';
import {
  givenFeedbacks,
  judgements,
  ownVerdicts,
  sentFeedbacks,
} from '../../db/schema/second-drafts.ts';
import { inBatches, type Rows } from './rows.ts';

/** Newest first, so that a concurrent purge does no harm. */
export async function* completionsOf(db: Database, accountId: string): Rows<'completions'> {
  const { id, createdAt } = completions;
  const mine = eq(completions.accountId, accountId);
  const keys = await db.select({ id }).from(completions).where(mine).orderBy(desc(createdAt));
  const ids = keys.map((key) => key.id);
  const rows = inBatches(ids, ({ all }) =>
    db.select().from(completions).where(inArray(id, all)).orderBy(desc(createdAt)),
  );
  for await (const row of rows) yield { ...row, createdAt: row.createdAt.toISOString() };
}

export async function* givenFeedbacksOf(db: Database, accountId: string): Rows<'givenFeedbacks'> {
  const { id } = givenFeedbacks;
  const mine = eq(givenFeedbacks.accountId, accountId);
  const keys = await db.select({ id }).from(givenFeedbacks).where(mine).orderBy(asc(id));
  const ids = keys.map((key) => key.id);
  const rows = inBatches(ids, ({ first, last }) =>
    db
      .select()
      .from(givenFeedbacks)
      .where(and(mine, between(id, first, last)))
      .orderBy(asc(id)),
  );
  for await (const { writtenAt, postedAt, copiedAt, ...row } of rows)
    yield {
      ...row,
      writtenAt: writtenAt.toISOString(),
      postedAt: postedAt?.toISOString() ?? null,
      copiedAt: copiedAt?.toISOString() ?? null,
    };
}

export async function* sentFeedbacksOf(db: Database, accountId: string): Rows<'sentFeedbacks'> {
  const rows = await db
    .select()
    .from(sentFeedbacks)
    .where(eq(sentFeedbacks.accountId, accountId))
    .orderBy(asc(sentFeedbacks.sentAt));
  for (const { sentAt, ...row } of rows) yield { ...row, sentAt: sentAt.toISOString() };
}

export async function* verdictsOf(db: Database, accountId: string): Rows<'verdicts'> {
  const rows = await db
    .select()
    .from(ownVerdicts)
    .where(eq(ownVerdicts.accountId, accountId))
    .orderBy(asc(ownVerdicts.saidAt));
  for (const { feedbackId, stepHash, verdict, saidAt } of rows)
    yield { feedbackId, step: stepHash, verdict, saidAt: saidAt.toISOString() };
}

export async function* judgementsOf(db: Database, accountId: string): Rows<'judgements'> {
  const { feedbackId, textHash } = judgements;
  const mine = eq(judgements.accountId, accountId);
  const inOrder = [asc(feedbackId), asc(textHash)];
  const keys = await db
    .select({ feedbackId, textHash })
    .from(judgements)
    .where(mine)
    .orderBy(...inOrder);
  const rows = inBatches(keys, ({ first, last }) => {
    const [from, to] = [
      sql`(${first.feedbackId}, ${first.textHash})`,
      sql`(${last.feedbackId}, ${last.textHash})`,
    ];
    return db
      .select()
      .from(judgements)
      .where(and(mine, between(sql`(${feedbackId}, ${textHash})`, from, to)))
      .orderBy(...inOrder);
  });
  for await (const { judgedAt, judged, ...row } of rows)
    yield { ...row, judgedAt: judgedAt.toISOString(), verdicts: judged };
}
