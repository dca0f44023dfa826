import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { OpenDatabase, Statement } from '../database.ts';
import { isDatabaseAway } from '../is-database-away.ts';
import { createPool, type Patience } from './connections.ts';
import { explainUnavailable, OLDEST_VERSION, tooOld } from './explain-unavailable.ts';
import { migrateAlone } from './migrate-alone.ts';
import { unlessDeadlocked } from './unless-deadlocked.ts';

/**
 * Drizzle's own transaction leaks the connection if `begin` fails: ten of those would empty the
 * pool. Of two transactions that wait for each other, PostgreSQL ends one, which is tried again.
 */
function drizzleOver(pool: Pool) {
  const db = drizzle({ client: pool });
  const once: typeof db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const result = await drizzle({ client }).transaction(work, config);
      client.release();
      return result;
    } catch (error) {
      client.release(isDatabaseAway(error));
      throw error;
    }
  };
  const transaction: typeof db.transaction = (work, config) =>
    unlessDeadlocked(() => once(work, config));
  return Object.assign(db, { transaction });
}

/**
 * Connects to a PostgreSQL server, version 15 or newer.
 * @throws DatabaseUnavailable
 */
export async function openPostgres(
  databaseUrl: string,
  patience?: Patience,
): Promise<OpenDatabase> {
  const pool = createPool(databaseUrl, patience);
  let migrationsApplied: number;
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    const version = rows[0]?.version ?? 0;
    if (version < OLDEST_VERSION) throw tooOld(version);
    migrationsApplied = await migrateAlone(databaseUrl);
  } catch (error) {
    await pool.end();
    throw explainUnavailable(error, databaseUrl);
  }
  const db = Object.assign(drizzleOver(pool), {
    keep: async ({ sql: text, params }: Statement) => {
      await pool.query(text, [...params]);
    },
  });
  return {
    db,
    kind: 'postgres',
    migrationsApplied,
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    countSetAside: null,
    backUp: null,
    close: () => pool.end(),
  };
}
