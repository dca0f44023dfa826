import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@second-draft/contract';
import { asc, lt, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/index.ts';
import { givenFeedbacks, judgements } from '../db/schema/second-drafts.ts';
import { oldRecords, type KeptFor, type OldRecords } from './old-records.ts';
import { removeSurplus } from './surplus.ts';

/** Rows per statement: some milliseconds' work, so that nobody waits long. */
const BATCH = 500;

export type Purged = Partial<Record<OldRecords | 'surplus', number>>;

/** Skips rows that another server is removing, so any number of servers can purge at once. */
const oldestOf = (db: Queries, { table, since, keptMs }: KeptFor, now: Date) =>
  db
    .select({ row: sql`${table}.ctid` })
    .from(table)
    .where(lt(since, new Date(now.getTime() - keptMs)))
    .orderBy(asc(since))
    .limit(BATCH)
    .for('update', { skipLocked: true });

const isOldest = (db: Queries, kind: KeptFor, now: Date) =>
  sql`${kind.table}.ctid = any(array(${oldestOf(db, kind, now)}))`;

async function removeBatch(db: Database, kind: KeptFor, now: Date): Promise<number> {
  const removed = await db
    .delete(kind.table)
    .where(isOldest(db, kind, now))
    .returning({ one: sql<number>`1` });
  return removed.length;
}

/** With what a model was sent to judge its steps, which holds the draft that it was about. */
const removeGivenBatch = (db: Database, now: Date): Promise<number> =>
  db.transaction(async (transaction) => {
    const { accountId, id } = givenFeedbacks;
    const removed = await transaction
      .delete(givenFeedbacks)
      .where(isOldest(transaction, oldRecords.givenFeedbacks, now))
      .returning({ accountId, id });
    if (removed.length > 0) {
      const of = sql.join(
        removed.map((one) => sql`(${one.accountId}, ${one.id})`),
        sql`, `,
      );
      await transaction
        .delete(judgements)
        .where(sql`(${judgements.accountId}, ${judgements.feedbackId}) in (${of})`);
    }
    return removed.length;
  });

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
    await removeAll(name, () =>
      name === 'givenFeedbacks'
        ? removeGivenBatch(db, now)
        : removeBatch(db, oldRecords[name], now),
    );
  await removeAll('surplus', () => removeSurplus(db, now, BATCH, most));
  return purged;
}
