import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createClosing } from '../../closing.ts';
import type { OpenDatabase, Statement } from '../database.ts';
import { migrationsFolder } from '../locations.ts';
import { migrateWith } from '../migrations.ts';
import { backUp } from './backup/back-up.ts';
import { explainFolder } from './folder/explain-folder.ts';
import { lockFolder } from './folder/lock-folder.ts';
import { prepareFolder } from './folder/prepare-folder.ts';
import { openJournaledWrites } from './promises/journaled-writes.ts';
import { keepTidy } from './keep-tidy.ts';
import { createSetAside } from './promises/set-aside.ts';
import { startPglite, type PgliteClient } from './client/worker-client.ts';

async function openClient(
  client: PgliteClient,
  { dataDir, folder }: { dataDir: string; folder: string },
): Promise<OpenDatabase> {
  const drizzled = drizzle({ client: client as unknown as PGlite });
  const setAside = createSetAside(path.join(dataDir, 'set-aside'));
  // Before the migrations: journaled statements were written for the old tables.
  const file = path.join(dataDir, 'pglite.journal');
  const writes = await openJournaledWrites(client, { file, setAside });
  let migrationsApplied: number;
  try {
    migrationsApplied = await migrateWith(drizzled, () => migrate(drizzled, { migrationsFolder }));
  } catch (error) {
    await writes.close();
    throw error;
  }
  const closing = createClosing();
  closing.add(() => client.close());
  closing.add(() => writes.close());
  closing.add(keepTidy(client, setAside));
  return {
    db: Object.assign(drizzled, { keep: (statement: Statement) => writes.keep(statement) }),
    kind: 'pglite',
    migrationsApplied,
    ping: async () => {
      await client.query('select 1');
    },
    connections: null,
    countSetAside: () => setAside.count(),
    backUp: (to) => backUp(client, folder, to),
    close: closing.close,
  };
}

/**
 * Opens the embedded database; creates the data folder, readable only by its owner, if it is
 * missing.
 * @throws DatabaseUnavailable, DataFolderInUse
 */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  let unlock = () => {};
  let client: PgliteClient | null = null;
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    // Says EACCES, where SQLite's lock would only say that it can't be opened.
    await access(dataDir, constants.W_OK);
    unlock = lockFolder(dataDir);
    const folder = await prepareFolder(dataDir);
    client = await startPglite(folder);
    const opened = await openClient(client, { dataDir, folder });
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    // Keep the lock until no thread has the folder open.
    await client?.close();
    unlock();
    throw explainFolder(error, dataDir);
  }
}
