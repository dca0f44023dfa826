import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@second-draft/contract';
import { asc, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { oldRecords, type KeptFor, type OldRecords } from './old-records.ts';
import { removeSurplus } from './surplus.ts';

/** Rows per statement: some milliseconds' work, so that nobody waits long. */
const BATCH = 500;

export type Purged = Partial<Record<OldRecords | 'surplus', number>>;

/** Skips rows that another server is removing, so any number of servers can purge at once. */
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
 * Removes records past their time, and surplus feedbacks, in small batches. It rests as long as
 * each batch took, so that half of the database's time stays free.
 * @param signal ends it after the current batch
 * @param most feedbacks that one teacher keeps
 */
export async function purge(
  db: Database,
  now: Date,
  signal: AbortSignal,
  most: number = limits.completionsKeptMax,
): Promise<Purged> {
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
  await removeAll('surplus', () => removeSurplus(db, now, BATCH, most));
  return purged;
}
