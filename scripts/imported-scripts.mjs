import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './project.mjs';

/**
 * A script of this folder, and all that it imports from there.
 * @param {string} file its path from this folder, with forward slashes
 * @param {Set<string>} [found]
 */
export function importedScripts(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const source = readFileSync(inProject('scripts', file), 'utf8');
  for (const [, name] of source.matchAll(/(?:from|import\() ?'(\.[^']+)'/g))
    importedScripts(path.posix.join(path.posix.dirname(file), name), found);
  return found;
}
