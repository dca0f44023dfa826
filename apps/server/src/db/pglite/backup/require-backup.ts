import { stat } from 'node:fs/promises';
import path from 'node:path';
import { RestoreRefused } from '../../problems.ts';

/** @throws RestoreRefused unless `backUp` may have written that folder */
export async function requireBackup(folder: string): Promise<void> {
  if (!(await stat(path.join(folder, 'PG_VERSION')).catch(() => null)))
    throw new RestoreRefused(`There is no backup of a database at ${folder}.`);
}
