import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase, Statement } from '../database.ts';
import { migrationsFolder } from '../locations.ts';
import { backUp } from './back-up.ts';
import { lockFolder } from './lock-folder.ts';
import { prepareFolder } from './prepare-folder.ts';
import { keepPromises } from './keep-promises.ts';
import { keepTidy } from './keep-tidy.ts';
import { startPglite, type PgliteClient } from './worker-client.ts';

async function openClient(
  client: PgliteClient,
  { dataDir, folder }: { dataDir: string; folder: string },
): Promise<OpenDatabase> {
  // Drizzle's driver asks no more of PGlite than what the client has.
  const drizzled = drizzle({ client: client as unknown as PGlite });
  // Before the migrations: what was promised was written for the tables as they are.
  const promises = await keepPromises(client, path.join(dataDir, 'pglite.journal'));
  await migrate(drizzled, { migrationsFolder });
  const stopTidying = keepTidy(client);
  return {
    db: Object.assign(drizzled, { keep: (statement: Statement) => promises.keep(statement) }),
    kind: 'pglite',
    ping: async () => {
      await client.query('select 1');
    },
    connections: null,
    backUp: (to) => backUp(client, folder, to),
    close: async () => {
      await stopTidying();
      await promises.close();
      await client.close();
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
    const folder = await prepareFolder(dataDir);
    const opened = await openClient(await startPglite(folder), { dataDir, folder });
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
