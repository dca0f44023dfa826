import { ensureBrowser } from './browser.mjs';
import { countBrowserTests } from './count-results.mjs';
import { inProject } from './project.mjs';
import { runForReport } from './report.mjs';
import { environment, runNode } from './run.mjs';

const playwright = inProject('node_modules/@playwright/test/cli.js');
const file = inProject('e2e/test-results/results.json');

/** Tests in a real browser. */
export async function runBrowserTests() {
  const env = { ...environment, CHROMIUM_PATH: await ensureBrowser() };
  const { report, code } = await runForReport(file, () =>
    runNode([playwright, 'test'], { cwd: inProject('e2e'), env, show: true }),
  );
  return countBrowserTests(report, code);
}
