import { readFile, rm } from 'node:fs/promises';
import { inProject } from './project.mjs';
import { runNode } from './run.mjs';

const folder = inProject('e2e');
const report = inProject('e2e/test-results/results.json');

/** Tests in a real browser. A run that crashed or tested nothing counts as a failure. */
export async function runBrowserTests() {
  await rm(report, { force: true });
  const { code } = await runNode([inProject('node_modules/@playwright/test/cli.js'), 'test'], {
    cwd: folder,
    show: true,
  });
  const { stats } = await readFile(report, 'utf8').then(JSON.parse, () => ({ stats: null }));
  const passed = stats?.expected ?? 0;
  const failedTests = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  const failedSilently = (code !== 0 || passed === 0) && failedTests === 0;
  return { passed, failed: failedTests + (failedSilently ? 1 : 0), skipped: stats?.skipped ?? 0 };
}
