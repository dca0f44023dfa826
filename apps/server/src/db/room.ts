import { sql } from 'drizzle-orm';
import { shareRuns } from '../scheduling/index.ts';
import type { Queries } from './database.ts';
import { isDatabaseAway } from './is-database-away.ts';

/** Whether the database takes what is written: with a full disk it can still be read. */
export interface Room {
  /** To be called when the database has failed a call. */
  doubt(): void;
  /**
   * Costs nothing unless it is in doubt; then something is written, and not kept.
   * @throws what the database throws when it takes nothing
   */
  require(): Promise<void>;
}

export function createRoom(db: Queries): Room {
  let isInDoubt = false;

  // Together for all who ask: temporary tables of one connection share their names.
  const tryToWrite = shareRuns(async () => {
    // Half a megabyte: pages that a table has already would take a few rows.
    try {
      await db.execute(sql`create temp table room_to_write on commit drop as
        select md5(row::text) from generate_series(1, 8192) as row`);
    } catch (error) {
      // A role that may make no temporary tables can't tell.
      if (isDatabaseAway(error)) throw error;
    }
    isInDoubt = false;
  });
  return {
    doubt() {
      isInDoubt = true;
    },
    async require() {
      if (isInDoubt) await tryToWrite();
    },
  };
}
