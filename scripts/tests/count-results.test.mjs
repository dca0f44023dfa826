import { describe, expect, it } from 'vitest';
import { countBrowserTests, countUnitTests, sum, totalsLine } from './count-results.mjs';

const file = (status, ...tests) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

describe('the count of unit tests', () => {
  it('takes the numbers from the report', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [file('passed', 'passed'), file('failed', 'passed', 'failed')],
    };
    expect(countUnitTests(report, 1)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  });

  it('counts a file that could not be loaded as failed', () => {
    const report = { numPassedTests: 5, numFailedTests: 0, testResults: [file('failed')] };
    expect(countUnitTests(report, 1)).toMatchObject({ passed: 5, failed: 1 });
  });

  it('counts a run that left no report as failed', () => {
    expect(countUnitTests(null, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts a run that tested nothing as failed', () => {
    expect(countUnitTests({ numPassedTests: 0, testResults: [] }, 0).failed).toBe(1);
  });

  it('counts a crash after the last test as failed', () => {
    expect(countUnitTests({ numPassedTests: 3, testResults: [] }, 1).failed).toBe(1);
  });
});

describe('the count of browser tests', () => {
  it('counts a test that passed only at a second try as failed', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } };
    expect(countBrowserTests(report, 1)).toEqual({ passed: 4, failed: 2, skipped: 2 });
  });

  it('counts a run that left no report as failed', () => {
    expect(countBrowserTests(null, 0).failed).toBe(1);
  });
});

describe('the totals', () => {
  it('are the sums of the parts', () => {
    const parts = [
      { passed: 1, failed: 0, skipped: 2 },
      { passed: 3, failed: 1, skipped: 0 },
    ];
    expect(totalsLine(sum(parts))).toBe('4 passed, 1 failed, 2 skipped');
  });

  it('leave skipped tests out when there are none', () => {
    expect(totalsLine({ passed: 4, failed: 0, skipped: 0 })).toBe('4 passed, 0 failed');
  });
});
