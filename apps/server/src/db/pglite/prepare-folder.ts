import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { templateFolder } from '../locations.ts';
import { startPglite } from './worker-client.ts';

const isDatabase = (folder: string) => existsSync(path.join(folder, 'PG_VERSION'));

function flush(file: string): void {
  const descriptor = openSync(file, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Flushes every file, in case of a power cut. Nothing else is waiting yet, so it may block. */
function copyTemplate(folder: string): void {
  cpSync(templateFolder, folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    flush(path.join(entry.parentPath, entry.name));
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
  if (isDatabase(templateFolder)) copyTemplate(preparing);
  else await initialise(preparing);
  // PGlite's files are readable by all: the folder keeps others out.
  chmodSync(preparing, 0o700);
  renameSync(preparing, folder);
  flush(dataDir);
  return folder;
}
