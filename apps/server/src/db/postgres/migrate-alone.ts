import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { migrationsFolder } from '../locations.ts';

/** Any number will do, so long as every server uses the same one. */
const MIGRATION_LOCK = 7_203_155;

/** Applies the migrations that are lacking; servers that start together take turns. */
export async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    client.release(true);
  }
}
