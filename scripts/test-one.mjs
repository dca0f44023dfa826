import { findTestBrowser, requireBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { chosenTests } from './tests/chosen-tests.mjs';
import { programs } from './programs.mjs';
import { inProject, root } from './project.mjs';
import { environment, main, runNode, Stop } from './run.mjs';
import { inRunFolder } from './tests/run-folder.mjs';

async function runUnit({ files, title }, own) {
  const only = title === null ? [] : ['--testNamePattern', title];
  return runNode([...programs.unitTests, ...files, ...only], {
    env: { ...environment, ...own },
    show: true,
  });
}

async function runBrowser({ files, title }, own) {
  const env = { ...environment, ...own, CHROMIUM_PATH: await requireBrowser(findTestBrowser) };
  const only = title === null ? [] : ['--grep', title];
  const record = ['--trace', 'retain-on-failure'];
  return runNode([...programs.browserTests, ...record, ...files, ...only], {
    cwd: inProject('e2e'),
    env,
    show: true,
  });
}

main(async () => {
  const words = process.argv.slice(2).join(' ');
  if (!words) throw new Stop('Which test? Give part of a file’s path, or of a test’s title.');
  const { unit, browser } = chosenTests(words, root);
  if (unit.files.length + browser.files.length === 0)
    throw new Stop(`No test’s file or title holds “${words}”.`);
  await ensureBuilt();
  const runs = await inRunFolder(async (own) => [
    ...(unit.files.length > 0 ? [await runUnit(unit, own)] : []),
    ...(browser.files.length > 0 ? [await runBrowser(browser, own)] : []),
  ]);
  process.exitCode = Math.max(...runs.map(({ code }) => code));
});
