import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder that is thrown away when it is closed. */
export interface TemporaryFolder {
  folder: string;
  /** Writes a file, and makes the folders that it is in. */
  write(file: string, content: string | Uint8Array): Promise<void>;
  makeFolder(name: string): Promise<void>;
  close(): Promise<void>;
}

export async function temporaryFolder(): Promise<TemporaryFolder> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'classes-')));
  return {
    folder,
    async write(file, content) {
      const whole = path.join(folder, file);
      await mkdir(path.dirname(whole), { recursive: true });
      await writeFile(whole, content);
    },
    async makeFolder(name) {
      await mkdir(path.join(folder, name), { recursive: true });
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
