import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject } from './project.mjs';
import { main, runNode } from './run.mjs';

const fuzz = inProject('apps/server/src/api/testing/fuzz/main.ts');

// Sends hostile requests to every operation: how many, and from which seed, can be said.
main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const { code } = await runNode([fuzz, ...process.argv.slice(2)], { show: true });
  process.exitCode = code;
});
