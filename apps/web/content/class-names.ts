import { createHash } from 'node:crypto';
import path from 'node:path';

const web = path.resolve(import.meta.dirname, '..');

/**
 * What a style sheet's class is called in the built app. Vite's own names also tell the sheet's words
 * and the class's line: they are longer, and a changed style changes every script that has one.
 * @param file the sheet's path
 */
export function builtClassName(name: string, file: string): string {
  const sheet = path.relative(web, file.replace(/\?.*/, '')).replaceAll(path.sep, '/');
  return `${name}_${createHash('sha256').update(sheet).digest('base64url').slice(0, 4)}`;
}
