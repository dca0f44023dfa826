/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** A run that failed without a failed test, or in which no test passed, counts as one failure. */
function withSilentFailure({ passed, failed, skipped }, code) {
  const isSilent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: isSilent ? 1 : failed, skipped };
}

/**
 * @param {object | null} report Vitest's, in JSON; null when it left none
 * @param {number} code its exit code
 * @returns {Counts}
 */
export function countUnitTests(report, code) {
  const files = report?.testResults ?? [];
  // A file that can't be loaded counts as failed, though none of its tests has run.
  const unloaded = files.filter(
    (file) =>
      file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  const counts = {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + unloaded.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
  return withSilentFailure(counts, code);
}

/**
 * @param {object | null} report Playwright's, in JSON; null when it left none
 * @param {number} code its exit code
 * @returns {Counts}
 */
export function countBrowserTests(report, code) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return withSilentFailure({ passed: expected, failed: unexpected + flaky, skipped }, code);
}

/** @param {Counts[]} parts */
export function sum(parts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const part of parts) for (const kind of Object.keys(total)) total[kind] += part[kind];
  return total;
}

/** @param {Counts} total */
export function totalsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
