import { limits, type FeedbackChange, type SentFeedbacks } from '@second-draft/contract';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/index.ts';
import { sentFeedbacks } from '../../db/schema/second-drafts.ts';

export interface SentFeedback {
  accountId: string;
  feedbackId: string;
  writer: string;
  category: string;
  change: FeedbackChange;
  sentAt: Date;
}

/** How much teachers change what was written before they send it; no word of it is kept. */
export interface SentFeedbackStore {
  /** Sent again, a feedback counts once, as it was sent last. */
  note(sent: SentFeedback): Promise<void>;
  of(accountId: string): Promise<SentFeedbacks[]>;
  ofAll(): Promise<SentFeedbacks[]>;
}

export function createSentFeedbacks(
  db: Queries,
  most: number = limits.completionsKeptMax,
): SentFeedbackStore {
  const { accountId, feedbackId, writer, category, change, sentAt } = sentFeedbacks;
  const counted = () =>
    db.select({ writer, category, change, count: count() }).from(sentFeedbacks).$dynamic();
  const inOrder = [asc(writer), asc(category), asc(change)] as const;
  return {
    async note(sent) {
      await db
        .insert(sentFeedbacks)
        .values(sent)
        .onConflictDoUpdate({
          target: [accountId, feedbackId],
          set: { change: sent.change, sentAt: sent.sentAt },
        });
      const surplus = db
        .select({ row: sql`${sentFeedbacks}.ctid` })
        .from(sentFeedbacks)
        .where(eq(accountId, sent.accountId))
        .orderBy(desc(sentAt))
        .offset(most);
      await db.delete(sentFeedbacks).where(sql`${sentFeedbacks}.ctid = any(array(${surplus}))`);
    },
    of: (teacher) =>
      counted()
        .where(eq(accountId, teacher))
        .groupBy(writer, category, change)
        .orderBy(...inOrder),
    ofAll: () =>
      counted()
        .groupBy(writer, category, change)
        .orderBy(...inOrder),
  };
}
