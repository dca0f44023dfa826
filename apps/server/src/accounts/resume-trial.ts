import { eq } from 'drizzle-orm';
import type { Queries } from '../db/index.ts';
import { accounts } from '../db/schema/accounts.ts';

/** Of a teacher who comes back after deleting her account. */
export async function resumeTrial(db: Queries, id: string, trialEnds: Date): Promise<void> {
  await db.update(accounts).set({ trialEnds }).where(eq(accounts.id, id));
}
