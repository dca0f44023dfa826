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

/** Relative to the server's folder; null: sources run as they are. */
// oxlint-disable-next-line node/no-process-env -- tests bundle into a folder of their own
const bundles = process.env['TEST_BUNDLES'] ?? (isBundled ? 'dist' : null);

/**
 * A worker's or a program's source, or its bundle of the same name.
 * @param source relative to the server's folder: `src/db/pglite/thread/pglite.worker.ts`
 */
export function programFile(source: string): string {
  const file = bundles === null ? source : `${bundles}/${path.basename(source, '.ts')}.js`;
  return path.join(serverFolder, file);
}
