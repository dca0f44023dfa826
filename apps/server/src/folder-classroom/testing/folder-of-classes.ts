import { mkdir, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../db/testing/test-databases.ts';

export interface FolderOfClasses {
  folder: string;
  write(file: string, content: string | Uint8Array): Promise<void>;
  makeFolder(name: string): Promise<void>;
  close(): Promise<void>;
}

export async function folderOfClasses(): Promise<FolderOfClasses> {
  const { folder: made, remove } = await temporaryFolder();
  const folder = await realpath(made);
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
    close: remove,
  };
}
