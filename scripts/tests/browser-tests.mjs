import { findTestBrowser, howToGetABrowser } from '../browser.mjs';
import { countBrowserTests } from './count-results.mjs';
import { programs } from '../programs.mjs';
import { inProject } from '../project.mjs';
import { runForReport } from './report.mjs';
import { runNode, Stop } from '../run.mjs';

const file = inProject('e2e/test-results/results.json');

/**
 * @param {{ isRequired: boolean, env: NodeJS.ProcessEnv }} options whether a machine without a
 *   browser fails or skips them
 */
export async function runBrowserTests({ isRequired, env }, find = findTestBrowser) {
  const browser = await find();
  if (browser) return runIn({ ...env, CHROMIUM_PATH: browser });
  if (isRequired) throw new Stop(howToGetABrowser);
  return {
    passed: 0,
    failed: 0,
    skipped: 0,
    warning: `No browser test has run. ${howToGetABrowser}`,
  };
}

async function runIn(env) {
  const { report, code } = await runForReport(file, () =>
    runNode(programs.browserTests, { cwd: inProject('e2e'), env, show: true }),
  );
  return countBrowserTests(report, code);
}
