import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import type { OpenDatabase, Statement } from '../database.ts';
import { explainUnavailable, OLDEST_VERSION, tooOld } from './explain-unavailable.ts';
import { migrateAlone } from './migrate-alone.ts';

const settings = {
  application_name: 'second-draft',
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 30_000,
  keepAlive: true,
} satisfies PoolConfig;

/**
 * Connects to a PostgreSQL server, version 15 or newer.
 * @throws DatabaseUnavailable
 */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new Pool({ ...settings, connectionString: databaseUrl });
  // A connection that dies while idle is replaced by the pool; unheard, it would end the process.
  pool.on('error', () => undefined);
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    const version = rows[0]?.version ?? 0;
    if (version < OLDEST_VERSION) throw tooOld(version);
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw explainUnavailable(error, databaseUrl);
  }
  const db = Object.assign(drizzle({ client: pool }), {
    keep: async ({ sql: text, params }: Statement) => {
      await pool.query(text, [...params]);
    },
  });
  return {
    db,
    kind: 'postgres',
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    backUp: null,
    close: () => pool.end(),
  };
}
