import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { migrationsFolder } from '../locations.ts';
import { createPatientClient } from './connections.ts';

/** Any number will do, so long as every server uses the same one. */
const MIGRATION_LOCK = 7_203_155;

/** Applies the migrations that are lacking; servers that start together take turns. */
export async function migrateAlone(databaseUrl: string): Promise<void> {
  const client = createPatientClient(databaseUrl);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    await client.end();
  }
}
