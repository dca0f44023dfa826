import type { AccountExport } from '@second-draft/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { bankComments } from '../../db/schema/comment-bank.ts';
import { voiceExamples, voices } from '../../db/schema/voice.ts';
import type { Rows } from './rows.ts';

/** A bank is bounded by its number of comments, and each by its length. */
export async function* commentsOf(db: Database, accountId: string): Rows<'comments'> {
  const { id, category, text, createdAt } = bankComments;
  const rows = await db
    .select({ id, category, text, createdAt })
    .from(bankComments)
    .where(eq(bankComments.accountId, accountId))
    .orderBy(asc(createdAt), asc(id));
  for (const row of rows) yield { ...row, createdAt: row.createdAt.toISOString() };
}

export async function voiceOf(db: Database, accountId: string): Promise<AccountExport['voice']> {
  const { content } = voices;
  const [row] = await db.select({ content }).from(voices).where(eq(voices.accountId, accountId));
  return row?.content ?? null;
}

/** Their number and length are bounded. */
export async function* examplesOf(db: Database, accountId: string): Rows<'voiceExamples'> {
  const { id, text, pickedAt } = voiceExamples;
  const rows = await db
    .select({ id, text, pickedAt })
    .from(voiceExamples)
    .where(eq(voiceExamples.accountId, accountId))
    .orderBy(asc(pickedAt), asc(id));
  for (const row of rows) yield { ...row, pickedAt: row.pickedAt.toISOString() };
}
