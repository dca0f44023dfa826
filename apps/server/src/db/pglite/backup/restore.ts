import { chmod, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { RestoreRefused } from '../../problems.ts';
import { explainFolder } from '../folder/explain-folder.ts';
import { flush, flushAll } from '../folder/flush.ts';
import { lockFolder } from '../folder/lock-folder.ts';
import { restoringFolder } from '../folder/prepare-folder.ts';
import { requireBackup } from './require-backup.ts';
import { systemReason } from '../folder/system-reason.ts';
import { startPglite } from '../client/worker-client.ts';

export interface Restored {
  accounts: number;
  /** Where the data from before is; null if there was none. */
  aside: string | null;
}

/** Opens it as a server would. @returns the number of accounts in it */
async function checked(folder: string): Promise<number> {
  const client = await startPglite(folder);
  try {
    const { rows } = await client.query('select count(*)::int as accounts from accounts');
    return (rows as { accounts: number }[])[0]?.accounts ?? 0;
  } finally {
    await client.close();
  }
}

async function move(names: readonly string[], from: string, to: string): Promise<void> {
  for (const name of names) await rename(path.join(from, name), path.join(to, name));
}

/** Puts `restored` in the database's place. @returns where the data from before is */
async function exchange(dataDir: string, restored: string, now: Date): Promise<string | null> {
  const database = path.join(dataDir, 'pglite');
  const old = (await readdir(dataDir)).filter((name) => /^pglite(?:\.journal.*)?$/.test(name));
  if (old.length === 0) {
    await rename(restored, database);
    return null;
  }
  const aside = path.join(dataDir, `before-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
  await mkdir(aside, { mode: 0o700 });
  try {
    await move(old, dataDir, aside);
    await rename(restored, database);
  } catch (error) {
    await move(await readdir(aside), aside, dataDir);
    throw error;
  }
  return aside;
}

/** @throws RestoreRefused */
async function replace(dataDir: string, backup: string, now: Date): Promise<Restored> {
  const restoring = restoringFolder(dataDir);
  try {
    await rm(restoring, { recursive: true, force: true });
    await cp(backup, restoring, { recursive: true });
    await chmod(restoring, 0o700);
    const accounts = await checked(restoring);
    await flushAll(restoring);
    return { accounts, aside: await exchange(dataDir, restoring, now) };
  } catch (cause) {
    await rm(restoring, { recursive: true, force: true }).catch(() => undefined);
    throw new RestoreRefused(
      `The backup at ${backup} could not be restored${systemReason(cause)}, and the data is as it was before.`,
      { cause },
    );
  }
}

/**
 * Puts a copy of a backup in the embedded database's place, once it has been seen to open. What was
 * there before is kept beside it, under its date.
 * @param backup a folder that `backUp` wrote
 * @throws RestoreRefused, DataFolderInUse, DatabaseUnavailable
 */
export async function restorePglite(dataDir: string, backup: string, now: Date): Promise<Restored> {
  await requireBackup(backup);
  let unlock = () => {};
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    unlock = lockFolder(dataDir);
    const restored = await replace(dataDir, backup, now);
    if (restored.aside !== null) await flush(restored.aside);
    await flush(dataDir);
    return restored;
  } catch (error) {
    throw explainFolder(error, dataDir);
  } finally {
    unlock();
  }
}
