import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { templateFolder } from '../locations.ts';
import { startPglite } from './worker-client.ts';

const isDatabase = (folder: string) => existsSync(path.join(folder, 'PG_VERSION'));

/** Makes an empty database in the folder from nothing; takes seconds. */
export async function initialise(folder: string): Promise<void> {
  const pglite = await startPglite(folder);
  await pglite.close();
}

/**
 * The folder of the embedded database below the data folder; on the first start it is made from the
 * template, beside its place, so that a start that is cut off leaves nothing half made.
 */
export async function prepareFolder(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'pglite');
  if (isDatabase(folder)) return folder;
  const preparing = path.join(dataDir, 'pglite.preparing');
  await rm(preparing, { recursive: true, force: true });
  if (isDatabase(templateFolder)) await cp(templateFolder, preparing, { recursive: true });
  else await initialise(preparing);
  await rename(preparing, folder);
  return folder;
}
