import { max } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { accounts } from '../db/schema/accounts.ts';
import { completions } from '../db/schema/feedback.ts';

/** When somebody last signed in or had feedback written, by the database's clock; null if nobody did. */
export async function lastUseOf(db: Database): Promise<Date | null> {
  const [[account], [completion]] = await Promise.all([
    db.select({ at: max(accounts.updatedAt) }).from(accounts),
    db.select({ at: max(completions.createdAt) }).from(completions),
  ]);
  const times = [account?.at, completion?.at].flatMap((at) => at ?? []);
  return times.length === 0 ? null : new Date(Math.max(...times.map((at) => at.getTime())));
}
