import { mkdir } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from '../database.ts';
import { migrationsFolder } from '../locations.ts';
import * as schema from '../schema/index.ts';
import { lockFolder } from './lock-folder.ts';
import { prepareFolder } from './prepare-folder.ts';
import { keepTidy } from './keep-tidy.ts';
import { startPglite, type PgliteClient } from './worker-client.ts';

async function openClient(client: PgliteClient, unlock: () => void): Promise<OpenDatabase> {
  // Drizzle's driver asks no more of PGlite than what the client has.
  const db = drizzle({ client: client as unknown as PGlite, schema });
  await migrate(db, { migrationsFolder });
  const stopTidying = keepTidy(client);
  return {
    db,
    kind: 'pglite',
    ping: async () => {
      await client.query('select 1');
    },
    connections: null,
    close: async () => {
      stopTidying();
      await client.close();
      unlock();
    },
  };
}

/**
 * Opens the embedded database below the data folder, which is made if it is not there,
 * readable by its owner only.
 * @throws DatabaseUnavailable, DataFolderInUse
 */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir);
  try {
    const client = await startPglite(await prepareFolder(dataDir));
    return await openClient(client, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}
