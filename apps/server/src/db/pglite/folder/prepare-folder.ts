import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { templateFolder } from '../../locations.ts';
import { DatabaseUnavailable } from '../../problems.ts';
import { flush, flushAll } from './flush.ts';
import { startPglite } from '../client/worker-client.ts';

/** Where a restore copies a backup to, before it takes the database's place. */
export const restoringFolder = (dataDir: string) => path.join(dataDir, 'pglite.restoring');

const isDatabase = (folder: string) => existsSync(path.join(folder, 'PG_VERSION'));

/** Takes seconds. */
async function initialise(folder: string): Promise<void> {
  const pglite = await startPglite(folder);
  await pglite.close();
}

/** Between a restore's last two steps no database is in its place: a new one would pass for it. */
function requireNoneCutOff(dataDir: string): void {
  if (!existsSync(restoringFolder(dataDir))) return;
  throw new DatabaseUnavailable(
    `Restoring a backup to the data folder ${dataDir} was cut off. Restore it again. ` +
      'What was there before is in its newest folder named before-….',
  );
}

/**
 * The database's folder below `dataDir`. The first start copies the template beside its place, so
 * that an interrupted start leaves nothing half made.
 * @throws DatabaseUnavailable
 */
export async function prepareFolder(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'pglite');
  if (isDatabase(folder)) return folder;
  requireNoneCutOff(dataDir);
  const preparing = path.join(dataDir, 'pglite.preparing');
  rmSync(preparing, { recursive: true, force: true });
  if (isDatabase(templateFolder)) {
    await cp(templateFolder, preparing, { recursive: true });
    await flushAll(preparing);
  } else await initialise(preparing);
  // PGlite's files are readable by all: the folder keeps others out.
  chmodSync(preparing, 0o700);
  renameSync(preparing, folder);
  await flush(dataDir);
  return folder;
}
