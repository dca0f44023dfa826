import { asc, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { rateLimits } from '../db/schema/rates.ts';

export interface Hits {
  key: string;
  windowStart: Date;
  hits: number;
}

export interface RateStore {
  /**
   * Adds hits in one statement; restarts windows that are over.
   * @param windowMs the length of all these windows
   * @returns the totals
   */
  add(hits: readonly Hits[], windowMs: number): Promise<Hits[]>;
  remove(keys: readonly string[]): Promise<void>;
}

export function createRateStore(db: Database): RateStore {
  return {
    add(hits, windowMs) {
      const now = Date.now();
      // One that begins so far ahead is from before the clock was put back.
      const isOver = or(
        lte(rateLimits.windowStart, new Date(now - windowMs)),
        gt(rateLimits.windowStart, new Date(now + windowMs)),
      );
      // Always in the same order, or two servers could wait for each other's rows.
      const inOrder = hits.toSorted((one, other) => (one.key < other.key ? -1 : 1));
      return db
        .insert(rateLimits)
        .values(inOrder)
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            hits: sql`case when ${isOver} then excluded.hits else ${rateLimits.hits} + excluded.hits end`,
            windowStart: sql`case when ${isOver} then excluded.window_start else ${rateLimits.windowStart} end`,
          },
        })
        .returning();
    },
    async remove(keys) {
      const inOrder = db
        .select({ key: rateLimits.key })
        .from(rateLimits)
        .where(inArray(rateLimits.key, [...keys]))
        .orderBy(asc(rateLimits.key))
        .for('update');
      await db.delete(rateLimits).where(sql`${rateLimits.key} = any(array(${inOrder}))`);
    },
  };
}
