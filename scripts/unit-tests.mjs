import { readFile, rm } from 'node:fs/promises';
import { inProject } from './project.mjs';
import { runNode } from './run.mjs';

const report = inProject('test-results/unit.json');

/** Unit and integration tests. A run that crashed or tested nothing counts as a failure. */
export async function runUnitTests() {
  await rm(report, { force: true });
  const { code } = await runNode(
    [
      inProject('node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { show: true },
  );
  const result = await readFile(report, 'utf8').then(JSON.parse, () => null);
  const passed = result?.numPassedTests ?? 0;
  const failedTests = result?.numFailedTests ?? 0;
  const skipped = (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0);
  const failedSilently = (code !== 0 || passed === 0) && failedTests === 0;
  return { passed, failed: failedTests + (failedSilently ? 1 : 0), skipped };
}
