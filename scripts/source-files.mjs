import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

const isMade = (name) => /(^|[/\\])(node_modules|dist|build|\.react-router)$/.test(name);

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
