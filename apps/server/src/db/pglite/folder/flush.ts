import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';

const FLUSHED_AT_ONCE = 16;

/** Brings a file, or a folder's names, to the disk, in case of a power cut. */
export async function flush(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Brings a folder with all that is in it to the disk. */
export async function flushAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const all = [folder, ...entries.map((entry) => path.join(entry.parentPath, entry.name))];
  const atOnce = pLimit(FLUSHED_AT_ONCE);
  await Promise.all(all.map((one) => atOnce(() => flush(one))));
}
