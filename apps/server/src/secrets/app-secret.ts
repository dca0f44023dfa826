import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Created on the first start beside the data, readable only by its owner. */
export async function appSecretIn(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (kept !== null) return kept;
  const made = randomBytes(32).toString('base64url');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(file, made, { mode: 0o600, flag: 'wx' });
  return made;
}
