import type { Config } from '../config/index.ts';
import { openCore } from '../core.ts';
import { openDatabase } from '../db/index.ts';
import type { Office } from './office.ts';

/**
 * Opens the database for a command that no server runs.
 * @throws DatabaseUnavailable, DataFolderInUse, or what reading the secret throws
 */
export async function openOffice(config: Config): Promise<Office & { close(): Promise<void> }> {
  const { db, backUp, close } = await openDatabase(config);
  try {
    const { deletion, unsubscribing } = await openCore(config, db, null);
    const { publicUrl } = config;
    const log = { warn: () => undefined };
    return { db, backUp, deletion, publicUrl, unsubscribing, log, close };
  } catch (error) {
    await close();
    throw error;
  }
}
