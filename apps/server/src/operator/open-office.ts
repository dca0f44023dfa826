import type { Config } from '../config/index.ts';
import { openCore } from '../core.ts';
import { openDatabase } from '../db/index.ts';
import type { Office } from './office.ts';

/**
 * Opens the database for a command that no server runs.
 * @throws DatabaseUnavailable, DataFolderInUse
 */
export async function openOffice(config: Config): Promise<Office & { close(): Promise<void> }> {
  const { db, backUp, close } = await openDatabase(config);
  const { deletion, unsubscribing } = await openCore(config, db, null);
  const { publicUrl } = config;
  return { db, backUp, deletion, publicUrl, unsubscribing, log: { warn: () => undefined }, close };
}
