import type { AccountExport } from '@second-draft/contract';
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { paidSubscriptionsOf } from '../entitlements/index.ts';
import type { Database } from '../db/index.ts';
import { sessions } from '../db/schema/auth.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { drafts } from '../db/schema/drafts.ts';
import { completions } from '../db/schema/feedback.ts';
import { lessonGroups } from '../db/schema/groups.ts';
import { referralUses } from '../db/schema/licences.ts';
import { postings } from '../db/schema/postings.ts';
import { consents } from '../db/schema/privacy.ts';
import { rubrics } from '../db/schema/rubrics.ts';
import {
  givenFeedbacks,
  judgements,
  ownVerdicts,
  sentFeedbacks,
} from '../db/schema/second-drafts.ts';
import { licencesCovering } from '../licences/index.ts';

/** Rows in memory at once: some megabytes with the longest texts. */
const AT_ONCE = 25;

type Row<List extends keyof AccountExport> = AccountExport[List] extends (infer R)[] ? R : never;
type Rows<List extends keyof AccountExport> = AsyncGenerator<Row<List>>;

/** @param page the rows after `last`, in a stable order */
async function* inPages<R>(page: (last: R | null) => Promise<R[]>): AsyncGenerator<R> {
  for (let last: R | null = null; ;) {
    const rows: R[] = await page(last);
    yield* rows;
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1) ?? null;
  }
}

export async function* consentsOf(db: Database, accountId: string): Rows<'consents'> {
  const mine = eq(consents.accountId, accountId);
  const rows = inPages<typeof consents.$inferSelect>((last) =>
    db
      .select()
      .from(consents)
      .where(last === null ? mine : and(mine, gt(consents.id, last.id)))
      .orderBy(asc(consents.id))
      .limit(AT_ONCE),
  );
  for await (const row of rows) yield { ...row, givenAt: row.givenAt.toISOString() };
}

/** Newest first, so that a concurrent purge does no harm. */
export async function* completionsOf(db: Database, accountId: string): Rows<'completions'> {
  const ids = await db
    .select({ id: completions.id })
    .from(completions)
    .where(eq(completions.accountId, accountId))
    .orderBy(desc(completions.createdAt));
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const wanted = ids.slice(at, at + AT_ONCE).map(({ id }) => id);
    const rows = await db
      .select()
      .from(completions)
      .where(inArray(completions.id, wanted))
      .orderBy(desc(completions.createdAt));
    for (const row of rows) yield { ...row, createdAt: row.createdAt.toISOString() };
  }
}

export async function* givenFeedbacksOf(db: Database, accountId: string): Rows<'givenFeedbacks'> {
  const mine = eq(givenFeedbacks.accountId, accountId);
  const rows = inPages<typeof givenFeedbacks.$inferSelect>((last) =>
    db
      .select()
      .from(givenFeedbacks)
      .where(last === null ? mine : and(mine, gt(givenFeedbacks.id, last.id)))
      .orderBy(asc(givenFeedbacks.id))
      .limit(AT_ONCE),
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
  const mine = eq(judgements.accountId, accountId);
  const { feedbackId, textHash } = judgements;
  const rows = inPages<typeof judgements.$inferSelect>((last) =>
    db
      .select()
      .from(judgements)
      .where(
        last === null
          ? mine
          : and(mine, sql`(${feedbackId}, ${textHash}) > (${last.feedbackId}, ${last.textHash})`),
      )
      .orderBy(asc(feedbackId), asc(textHash))
      .limit(AT_ONCE),
  );
  for await (const { judgedAt, judged, ...row } of rows)
    yield { ...row, judgedAt: judgedAt.toISOString(), verdicts: judged };
}

export async function* draftsOf(db: Database, accountId: string): Rows<'drafts'> {
  const mine = eq(drafts.accountId, accountId);
  const { assignmentId, documentId } = drafts;
  const rows = inPages<typeof drafts.$inferSelect>((last) =>
    db
      .select()
      .from(drafts)
      .where(
        last === null
          ? mine
          : and(
              mine,
              sql`(${assignmentId}, ${documentId}) > (${last.assignmentId}, ${last.documentId})`,
            ),
      )
      .orderBy(asc(assignmentId), asc(documentId))
      .limit(AT_ONCE),
  );
  for await (const row of rows) {
    const { content, courseId, assignmentId: assignment, documentId: document } = row;
    yield { ...content, courseId, assignmentId: assignment, documentId: document };
  }
}

export async function* groupsOf(db: Database, accountId: string): Rows<'groups'> {
  const rows = await db
    .select()
    .from(lessonGroups)
    .where(eq(lessonGroups.accountId, accountId))
    .orderBy(asc(lessonGroups.changedAt));
  for (const { changedAt, ...row } of rows) yield { ...row, changedAt: changedAt.toISOString() };
}

/** One file in memory at a time. */
export async function* rubricsOf(db: Database, accountId: string): Rows<'rubrics'> {
  const ids = await db
    .select({ id: rubrics.id })
    .from(rubrics)
    .where(eq(rubrics.accountId, accountId))
    .orderBy(asc(rubrics.createdAt));
  for (const { id } of ids) {
    const [row] = await db.select().from(rubrics).where(eq(rubrics.id, id));
    if (!row) continue;
    const pdfBase64 = Buffer.from(row.pdf).toString('base64');
    yield { ...row, createdAt: row.createdAt.toISOString(), pdfBase64 };
  }
}

export async function* postingsOf(db: Database, accountId: string): Rows<'postings'> {
  const rows = await db
    .select()
    .from(postings)
    .where(eq(postings.accountId, accountId))
    .orderBy(asc(postings.startedAt));
  for (const { documentId, startedAt, commentId, postedAt } of rows)
    yield {
      documentId,
      startedAt: startedAt.toISOString(),
      commentId,
      postedAt: postedAt?.toISOString() ?? null,
    };
}

export async function* licencesOf(db: Database, email: string): Rows<'licences'> {
  for (const { holder, endsAt } of await licencesCovering(db, email))
    yield { holder, endsAt: endsAt.toISOString() };
}

export async function* referralsOf(db: Database, accountId: string): Rows<'referrals'> {
  const rows = await db.select().from(referralUses).where(eq(referralUses.accountId, accountId));
  for (const { code, usedAt } of rows) yield { code, usedAt: usedAt.toISOString() };
}

export async function* paymentsOf(db: Database, accountId: string): Rows<'payments'> {
  for (const row of await paidSubscriptionsOf(db, accountId))
    yield { ...row, until: row.until.toISOString() };
}

export async function* sessionsOf(db: Database, accountId: string): Rows<'sessions'> {
  const rows = await db
    .select({ at: sessions.createdAt, ends: sessions.expiresAt, scopes: sessions.scopes })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(asc(sessions.createdAt));
  for (const { at, ends, scopes } of rows)
    yield { startedAt: at.toISOString(), endsAt: ends.toISOString(), permissions: scopes };
}

export async function* messagesOf(db: Database, email: string): Rows<'contactMessages'> {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(eq(sql`lower(${contactMessages.email})`, email))
    .orderBy(asc(contactMessages.createdAt));
  for (const { createdAt, sentAt, ...row } of rows)
    yield { ...row, createdAt: createdAt.toISOString(), mailed: sentAt !== null };
}
