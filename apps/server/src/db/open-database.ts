import type { OpenDatabase } from './database.ts';

export interface DatabaseOptions {
  /** A PostgreSQL server; null keeps the data in the folder. */
  databaseUrl: string | null;
  dataDir: string;
}

/**
 * Opens the database and applies the migrations that it lacks.
 * @throws DatabaseUnavailable, DataFolderInUse
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  // Only the driver that is used is loaded: it saves start-up time.
  if (options.databaseUrl !== null) {
    const { openPostgres } = await import('./postgres/open-postgres.ts');
    return openPostgres(options.databaseUrl);
  }
  const { openPglite } = await import('./pglite/open-pglite.ts');
  return openPglite(options.dataDir);
}
