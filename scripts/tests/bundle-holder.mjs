import { build } from 'esbuild';
import { inProject } from '../project.mjs';

const file = inProject('apps/server/build/crash-test/hold-database.js');

/**
 * Bundles the process that the crash test kills: as one file it starts in half the time.
 * @returns {Promise<string>} the file
 */
export async function bundleHolder() {
  await build({
    entryPoints: [inProject('apps/server/src/db/testing/hold-database.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@electric-sql/pglite'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  return file;
}
