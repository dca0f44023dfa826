import { globSync } from 'node:fs';
import path from 'node:path';
import { madeFolders, root } from './project.mjs';

const isMade = (name) => madeFolders.has(path.basename(name));

/**
 * Sorted, with forward slashes; leaves out what was installed or built.
 * @param {string} pattern
 * @param {string} [folder]
 * @returns {string[]}
 */
export function sourceFiles(pattern, folder = root) {
  const files = globSync(pattern, { cwd: folder, exclude: isMade });
  return files.map((file) => file.split(path.sep).join('/')).toSorted();
}
