import type { Stats } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../problems/index.ts';
import { isReadable } from './student-file.ts';

const byName = new Intl.Collator('en-NZ', { numeric: true });

/** Hidden files, and Word's lock files of open documents. */
const isPrivate = (name: string) => name.startsWith('.') || name.startsWith('~$');

/** Read afresh each time. Links are skipped: they may lead anywhere. */
async function namesIn(folder: string, isShown: (name: string, isFolder: boolean) => boolean) {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .filter(({ name }) => !isPrivate(name))
    .filter((entry) => isShown(entry.name, entry.isDirectory()))
    .map(({ name }) => name)
    .toSorted(byName.compare);
}

export interface Tree {
  /** @throws Problem('folder_unreadable') */
  courses(): Promise<string[]>;
  /** @throws Problem('not_found') */
  assignments(course: string): Promise<string[]>;
  /** @throws Problem('not_found') */
  files(course: string, assignment: string): Promise<string[]>;
  /**
   * ISO 8601 instant, as far as the disk knows.
   * @throws Problem('not_found')
   */
  created(...names: string[]): Promise<string>;
  /**
   * ISO 8601 instant.
   * @throws Problem('not_found')
   */
  modified(...names: string[]): Promise<string>;
  /** @throws Problem('not_found') when it has gone, or a link has taken its place */
  pathOf(...names: string[]): Promise<string>;
}

export function createTree(folder: string): Tree {
  async function rootPath(): Promise<string> {
    try {
      return await realpath(folder);
    } catch (error) {
      throw new Problem('folder_unreadable', { cause: error });
    }
  }

  const pathOf: Tree['pathOf'] = async (...names) => {
    const wanted = path.join(await rootPath(), ...names);
    try {
      if ((await realpath(wanted)) === wanted) return wanted;
    } catch (error) {
      throw new Problem('not_found', { cause: error });
    }
    throw new Problem('not_found');
  };

  async function inside(names: string[], isShown: Parameters<typeof namesIn>[1]) {
    const where = await pathOf(...names);
    try {
      return await namesIn(where, isShown);
    } catch (error) {
      throw new Problem(names.length === 0 ? 'folder_unreadable' : 'not_found', { cause: error });
    }
  }

  async function statOf(names: string[]): Promise<Stats> {
    const where = await pathOf(...names);
    // It may go at any moment.
    return stat(where).catch((error: unknown) => {
      throw new Problem('not_found', { cause: error });
    });
  }

  const isFolder = (_name: string, folder: boolean) => folder;
  return {
    pathOf,
    courses: () => inside([], isFolder),
    assignments: (course) => inside([course], isFolder),
    files: (course, assignment) =>
      inside([course, assignment], (name, folder) => !folder && isReadable(name)),
    async created(...names) {
      const { birthtime, mtime } = await statOf(names);
      // Some disks don't know when a folder was made.
      return (birthtime.getTime() > 0 ? birthtime : mtime).toISOString();
    },
    modified: async (...names) => (await statOf(names)).mtime.toISOString(),
  };
}
