import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { migrationsFolder } from '../locations.ts';
import { migrateWith } from '../migrations.ts';
import { createPatientClient } from './connections.ts';
import { withoutQueue } from './without-queue.ts';

/** Any number, the same on every server. */
const MIGRATION_LOCK = 7_203_155;

/**
 * Servers that start together take turns.
 * @returns how many migrations it applied
 */
export async function migrateAlone(databaseUrl: string): Promise<number> {
  const client = createPatientClient(databaseUrl);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle({ client });
    return await withoutQueue(client, () =>
      migrateWith(db, () => migrate(db, { migrationsFolder })),
    );
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}
