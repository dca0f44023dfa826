import { requireBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { releaseBefore } from './releasing/earlier-release.mjs';
import { inProject } from './project.mjs';
import { writeRelease } from './releasing/release.mjs';
import { environment, main, runNode } from './run.mjs';

main(async () => {
  const args = process.argv.slice(2);
  const CHROMIUM_PATH = await requireBrowser();
  await ensureBuilt();
  const { archive } = await writeRelease();
  const env = {
    ...environment,
    CHROMIUM_PATH,
    REHEARSAL_RELEASE: archive,
    REHEARSAL_EARLIER: (await releaseBefore(args)) ?? '',
  };
  const { code } = await runNode([inProject('e2e/rehearsal/main.ts'), ...args], {
    env,
    show: true,
  });
  process.exitCode = code;
});
