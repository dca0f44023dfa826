import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject } from './project.mjs';
import { environment, main, runNode } from './run.mjs';

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const env = { ...environment, CHROMIUM_PATH: await ensureBrowser() };
  const { code } = await runNode([inProject('bench/src/main.ts'), ...process.argv.slice(2)], {
    env,
    show: true,
  });
  process.exitCode = code;
});
