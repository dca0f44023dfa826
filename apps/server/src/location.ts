import { findPackageJSON } from 'node:module';
import path from 'node:path';

const manifest = findPackageJSON('.', import.meta.url) ?? import.meta.filename;

/** The server's folder, whether it runs from its sources or bundled. */
export const serverFolder = path.dirname(manifest);

/** The built web app. */
export const siteFolder = path.resolve(serverFolder, '../web/build/client');

const isBundled = !import.meta.filename.endsWith('.ts');

/**
 * Where a worker's code is: its source, or its bundle of the same name.
 * @param source of the worker, from the server's folder: `src/db/pglite/pglite.worker.ts`
 */
export function workerFile(source: string): string {
  const file = isBundled ? `dist/${path.basename(source, '.ts')}.js` : source;
  return path.join(serverFolder, file);
}
