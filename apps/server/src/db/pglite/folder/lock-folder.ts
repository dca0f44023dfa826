import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderInUse } from '../../problems.ts';

const SQLITE_BUSY = 5;

/**
 * Locks the data folder for this process: PGlite has no lock, and two processes would ruin the
 * folder. SQLite's lock on an empty file is the operating system's, so it ends with the process
 * however that ends.
 * @returns a function that unlocks it
 * @throws DataFolderInUse
 */
export function lockFolder(dataDir: string): () => void {
  const lock = new DatabaseSync(path.join(dataDir, 'lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw new DataFolderInUse(dataDir);
    throw error;
  }
  return () => lock.close();
}
