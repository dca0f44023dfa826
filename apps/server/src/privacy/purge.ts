import { setTimeout as pause } from 'node:timers/promises';
import { asc, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { oldRecords, type KeptFor, type OldRecords } from './old-records.ts';
import { removeSurplus } from './surplus.ts';

/** What one statement removes at most: some milliseconds' work, so that nobody waits for long. */
const BATCH = 500;

/** How many of each kind were removed; kinds of which there were none are left out. */
export type Purged = Partial<Record<OldRecords | 'surplus', number>>;

/**
 * Removes the oldest of what is too old. Rows that another server is removing are passed over, so
 * any number of servers can do it at once.
 */
async function removeBatch(db: Database, kind: KeptFor, now: Date): Promise<number> {
  const { table, since, keptMs } = kind;
  const oldest = db
    .select({ row: sql`${table}.ctid` })
    .from(table)
    .where(lt(since, new Date(now.getTime() - keptMs)))
    .orderBy(asc(since))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const removed = await db
    .delete(table)
    .where(sql`${table}.ctid = any(array(${oldest}))`)
    .returning({ one: sql<number>`1` });
  return removed.length;
}

/**
 * Removes all records that have been kept for as long as they may be, and what one teacher has too
 * many of, in small batches with a rest as long as each took, so that half of the database's time is
 * everyone else's.
 * @param signal ends it after the batch that is being removed
 */
export async function purge(db: Database, now: Date, signal: AbortSignal): Promise<Purged> {
  const purged: Purged = {};
  const removeAll = async (name: keyof Purged, removeSome: () => Promise<number>) => {
    for (let isMore = true; isMore && !signal.aborted;) {
      const start = performance.now();
      const removed = await removeSome();
      if (removed > 0) purged[name] = (purged[name] ?? 0) + removed;
      isMore = removed > 0;
      if (isMore) await pause(performance.now() - start);
    }
  };
  for (const name of Object.keys(oldRecords) as OldRecords[])
    await removeAll(name, () => removeBatch(db, oldRecords[name], now));
  await removeAll('surplus', () => removeSurplus(db, BATCH));
  return purged;
}
