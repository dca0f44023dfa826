import type { OpenDatabase } from './database.ts';
import type { Restored } from './pglite/backup/restore.ts';

export interface DatabaseOptions {
  /** Null keeps the data in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
}

/** As `restorePglite`. */
export async function restoreEmbedded(
  dataDir: string,
  backup: string,
  now: Date,
): Promise<Restored> {
  const { restorePglite } = await import('./pglite/backup/restore.ts');
  return restorePglite(dataDir, backup, now);
}

/**
 * Applies missing migrations.
 * @throws DatabaseUnavailable, DataFolderInUse
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  // Loading only the driver in use saves start-up time.
  if (options.databaseUrl !== null) {
    const { openPostgres } = await import('./postgres/open-postgres.ts');
    return openPostgres(options.databaseUrl);
  }
  const { openPglite } = await import('./pglite/open-pglite.ts');
  return openPglite(options.dataDir);
}
