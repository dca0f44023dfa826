import { cp, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { templateFolder } from '../locations.ts';

/** A folder for a PGlite of one test file's own: to make a database from nothing takes it half a minute. */
export async function copyTemplate(): Promise<string> {
  const folder = await mkdtemp(path.join(inject('databasesFolder'), 'own-'));
  await cp(templateFolder, folder, { recursive: true });
  return folder;
}
