import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject } from './project.mjs';
import { main, runNode } from './run.mjs';

// Kills servers while they write, 50 times or as often as is said, and looks for what was lost.
main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const { code } = await runNode([inProject('e2e/crash/main.ts'), ...process.argv.slice(2)], {
    show: true,
  });
  process.exitCode = code;
});
