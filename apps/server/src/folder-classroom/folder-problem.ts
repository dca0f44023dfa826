import { readdir } from 'node:fs/promises';
import path from 'node:path';

const because: Record<string, string> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'this is not a folder',
  EACCES: 'this user may not open that folder',
};

/** For whoever starts the server; null when the folder can be used. */
export async function folderProblem(folder: string): Promise<string | null> {
  try {
    await readdir(folder);
    return null;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const reason = because[code] ?? 'that folder can’t be opened';
    return `LOCAL_CLASSROOM is ${path.resolve(folder)}, but ${reason}. Name the folder that holds a folder for each class.`;
  }
}
