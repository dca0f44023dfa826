import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';

const manifest = findPackageJSON('.', import.meta.url) ?? import.meta.filename;

/** Whether run from sources or bundled. */
export const serverFolder = path.dirname(manifest);

/** The product's own, as in docs/changelog.md. */
export const { version } = JSON.parse(
  readFileSync(path.resolve(serverFolder, '../../package.json'), 'utf8'),
) as { version: string };

export const siteFolder = path.resolve(serverFolder, '../web/build/client');

const isBundled = !import.meta.filename.endsWith('.ts');

/**
 * The worker's source, or its bundle of the same name.
 * @param source relative to the server's folder: `src/db/pglite/pglite.worker.ts`
 */
export function workerFile(source: string): string {
  const file = isBundled ? `dist/${path.basename(source, '.ts')}.js` : source;
  return path.join(serverFolder, file);
}
