import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Its maker was killed, or is about to write it: an empty secret would seal for anyone. */
export class EmptySecret extends Error {
  override readonly name = 'EmptySecret';

  constructor(file: string) {
    super(
      `The secret in ${file} is empty. Put it back from a backup, or remove the file: ` +
        'everyone then has to sign in again.',
    );
  }
}

/**
 * Created on the first start beside the data, readable only by its owner.
 * @throws EmptySecret
 */
export async function appSecretIn(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (kept === '') throw new EmptySecret(file);
  if (kept !== null) return kept;
  const made = randomBytes(32).toString('base64url');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(file, made, { mode: 0o600, flag: 'wx', flush: true });
  return made;
}
