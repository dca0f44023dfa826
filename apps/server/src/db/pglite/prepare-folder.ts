import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { cp, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { templateFolder } from '../locations.ts';
import { startPglite } from './worker-client.ts';

const isDatabase = (folder: string) => existsSync(path.join(folder, 'PG_VERSION'));

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}

const FLUSHED_AT_ONCE = 16;

/** Flushes every file, in case of a power cut. */
async function copyTemplate(folder: string): Promise<void> {
  await cp(templateFolder, folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const atOnce = pLimit(FLUSHED_AT_ONCE);
  await Promise.all(
    entries.map((entry) => atOnce(() => flush(path.join(entry.parentPath, entry.name)))),
  );
}

/** Takes seconds. */
async function initialise(folder: string): Promise<void> {
  const pglite = await startPglite(folder);
  await pglite.close();
}

/**
 * The database's folder below `dataDir`. The first start copies the template beside its place, so
 * that an interrupted start leaves nothing half made.
 */
export async function prepareFolder(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'pglite');
  if (isDatabase(folder)) return folder;
  const preparing = path.join(dataDir, 'pglite.preparing');
  rmSync(preparing, { recursive: true, force: true });
  if (isDatabase(templateFolder)) await copyTemplate(preparing);
  else await initialise(preparing);
  // PGlite's files are readable by all: the folder keeps others out.
  chmodSync(preparing, 0o700);
  renameSync(preparing, folder);
  await flush(dataDir);
  return folder;
}
