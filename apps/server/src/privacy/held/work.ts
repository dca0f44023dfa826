import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { drafts } from '../../db/schema/drafts.ts';
import { lessonGroups } from '../../db/schema/groups.ts';
import { postings } from '../../db/schema/postings.ts';
import { rubrics } from '../../db/schema/rubrics.ts';
import { inBatches, type Rows } from './rows.ts';

export async function* draftsOf(db: Database, accountId: string): Rows<'drafts'> {
  const { courseId, assignmentId, documentId, content } = drafts;
  const mine = eq(drafts.accountId, accountId);
  const inOrder = [asc(assignmentId), asc(documentId)];
  const keys = await db
    .select({ assignmentId, documentId })
    .from(drafts)
    .where(mine)
    .orderBy(...inOrder);
  const rows = inBatches(keys, ({ first, last }) => {
    const [from, to] = [
      sql`(${first.assignmentId}, ${first.documentId})`,
      sql`(${last.assignmentId}, ${last.documentId})`,
    ];
    return db
      .select({ courseId, assignmentId, documentId, content })
      .from(drafts)
      .where(and(mine, between(sql`(${assignmentId}, ${documentId})`, from, to)))
      .orderBy(...inOrder);
  });
  for await (const { content: draft, ...place } of rows) yield { ...draft, ...place };
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
