import type { AccountExport } from '@second-draft/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { voiceExamples, voices } from '../db/schema/voice.ts';

export async function voiceOf(db: Database, accountId: string): Promise<AccountExport['voice']> {
  const { content } = voices;
  const [row] = await db.select({ content }).from(voices).where(eq(voices.accountId, accountId));
  return row?.content ?? null;
}

/** There are few: their number and their length are bounded. */
export async function* examplesOf(
  db: Database,
  accountId: string,
): AsyncGenerator<AccountExport['voiceExamples'][number]> {
  const { id, text, pickedAt } = voiceExamples;
  const rows = await db
    .select({ id, text, pickedAt })
    .from(voiceExamples)
    .where(eq(voiceExamples.accountId, accountId))
    .orderBy(asc(pickedAt), asc(id));
  for (const row of rows) yield { ...row, pickedAt: row.pickedAt.toISOString() };
}
