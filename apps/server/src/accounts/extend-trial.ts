import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/index.ts';
import { accounts } from '../db/schema/accounts.ts';

export async function extendTrial(db: Queries, id: string, days: number): Promise<void> {
  await db
    .update(accounts)
    .set({ trialEnds: sql`${accounts.trialEnds} + ${days} * interval '1 day'` })
    .where(eq(accounts.id, id));
}
