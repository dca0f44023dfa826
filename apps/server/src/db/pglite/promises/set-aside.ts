import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { limits, DAY_MS } from '@second-draft/contract';
import { flush } from '../folder/flush.ts';

export interface SetAside {
  /**
   * Writes it durably to a file; equal contents share one.
   * @returns the file's path
   */
  put(content: string): Promise<string>;
  count(): Promise<number>;
  /** Warns of what it can't remove. */
  removeOld(): Promise<void>;
}

async function removeIfOlder(file: string, oldestMs: number): Promise<void> {
  try {
    if ((await stat(file)).mtimeMs < oldestMs) await rm(file, { force: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A person has moved it elsewhere meanwhile.
    if (code !== 'ENOENT') process.emitWarning(`${file} can’t be removed when it is old (${code})`);
  }
}

/** @param folder created when first needed; its files hold students' texts */
export function createSetAside(folder: string): SetAside {
  const names = () => readdir(folder).catch(() => []);
  return {
    async put(content) {
      const made = await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = createHash('sha256').update(content).digest('hex').slice(0, 16);
      const file = path.join(folder, `${name}.json`);
      const handle = await open(`${file}.preparing`, 'w', 0o600);
      try {
        await handle.writeFile(content);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${file}.preparing`, file);
      await flush(folder);
      if (made !== undefined) await flush(path.dirname(made));
      return file;
    },
    count: async () => (await names()).filter((name) => name.endsWith('.json')).length,
    async removeOld() {
      const oldest = Date.now() - limits.deletedWithinDays * DAY_MS;
      for (const name of await names()) await removeIfOlder(path.join(folder, name), oldest);
    },
  };
}
