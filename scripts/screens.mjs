import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject } from './project.mjs';
import { environment, main, runNode } from './run.mjs';

// Takes the pictures in docs/screens anew: all, or those of the screens that are named.
main(async () => {
  await ensureInstalled();
  const browser = await ensureBrowser();
  await ensureBuilt();
  const { code } = await runNode([inProject('e2e/screens/main.ts'), ...process.argv.slice(2)], {
    env: { ...environment, CHROMIUM_PATH: browser },
    show: true,
  });
  process.exitCode = code;
});
