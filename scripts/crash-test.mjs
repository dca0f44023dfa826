import { build } from 'esbuild';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject } from './project.mjs';
import { environment, main, runNode } from './run.mjs';

/** What is killed a thousand times starts in half the time as one file. */
const holder = inProject('apps/server/build/crash-test/hold-database.js');

const bundleHolder = () =>
  build({
    entryPoints: [inProject('apps/server/src/db/testing/hold-database.ts')],
    outfile: holder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@electric-sql/pglite'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });

// Kills servers while they write, lets their disks and databases fail, and looks for what was lost.
main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await bundleHolder();
  const { code } = await runNode([inProject('e2e/crash/main.ts'), ...process.argv.slice(2)], {
    env: { ...environment, CRASH_TEST_HOLDER: holder },
    show: true,
  });
  process.exitCode = code;
});
