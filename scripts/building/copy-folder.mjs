import { cpSync } from 'node:fs';
import path from 'node:path';

/** Types and maps of scripts are no part of what runs. */
const isNeeded = (file) => !/\.(?:[cm]?js\.map|d\.[cm]?ts)$/.test(file);

/**
 * Copies a folder, or a file, as it runs; without the packages that are installed in it, which are
 * copied by themselves where they are needed.
 * @param {string} from
 * @param {string} to
 */
export function copyFolder(from, to) {
  cpSync(from, to, {
    recursive: true,
    filter: (file) =>
      isNeeded(file) && !path.relative(from, file).split(path.sep).includes('node_modules'),
  });
}
