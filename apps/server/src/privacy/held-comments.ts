import type { AccountExport } from '@second-draft/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { bankComments } from '../db/schema/comment-bank.ts';

/** A bank is bounded by its number of comments, and each by its length. */
export async function* commentsOf(
  db: Database,
  accountId: string,
): AsyncGenerator<AccountExport['comments'][number]> {
  const { id, category, text, createdAt } = bankComments;
  const rows = await db
    .select({ id, category, text, createdAt })
    .from(bankComments)
    .where(eq(bankComments.accountId, accountId))
    .orderBy(asc(createdAt), asc(id));
  for (const row of rows) yield { ...row, createdAt: row.createdAt.toISOString() };
}
