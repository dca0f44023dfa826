import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { templateFolder } from '../locations.ts';
import { openPglite } from './open-pglite.ts';

/**
 * Prepares it aside, then moves it into place: two builds at once, or one that is cut off, do no
 * harm.
 */
export async function makeTemplate(): Promise<void> {
  const making = `${templateFolder}.${process.pid}`;
  await mkdir(making, { recursive: true });
  const database = await openPglite(making);
  await database.close();
  await rm(templateFolder, { recursive: true, force: true });
  await rename(path.join(making, 'pglite'), templateFolder);
  await rm(making, { recursive: true, force: true });
}

if (import.meta.main) await makeTemplate();
