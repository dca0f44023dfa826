import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/index.ts';
import { openCore } from '../core.ts';
import { createSchemaCheck, openDatabase } from '../db/index.ts';
import type { Office } from './office.ts';
import { Refused } from './problems.ts';

/** A new database would take the command, and no server would ever know. */
function requireData({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl === null && !existsSync(dataDir))
    throw new Refused(
      `There is no data folder at ${path.resolve(dataDir)}. Give the command the server’s settings: DATA_DIR or DATABASE_URL.`,
    );
}

/**
 * Opens the database for a command that no server runs.
 * @throws Refused, DatabaseUnavailable, DataFolderInUse, or what reading the secret throws
 */
export async function openOffice(config: Config): Promise<Office & { close(): Promise<void> }> {
  requireData(config);
  const { db, backUp, close } = await openDatabase(config);
  try {
    // It would leave what a newer version keeps elsewhere, of an account that it deletes.
    if (!(await createSchemaCheck(db)()))
      throw new Refused(
        'This version does not know the database’s tables: use the command of the newer version that changed them.',
      );
    const { deletion, unsubscribing } = await openCore(config, db, null);
    const { publicUrl } = config;
    const log = { warn: () => undefined };
    return { db, backUp, deletion, publicUrl, unsubscribing, log, close };
  } catch (error) {
    await close();
    throw error;
  }
}
