import { TestRunner, vi } from 'vitest';
import { activate, coverage, stryker, threads } from './changed-code.mjs';
import { startFairClock } from './fair-time.mjs';
import { note, readCode } from './files.mjs';

/** By id: where only a sample is tried, the code holds others, too. */
const chosen = new Set(Object.keys(readCode().sources));

const ofChosen = (hits) =>
  Object.fromEntries(Object.entries(hits).filter(([mutant]) => chosen.has(mutant)));

/**
 * Adds where threads have been since the last time.
 * @returns whether any has been anywhere
 */
function addThreads(hits) {
  const counts = Object.entries(threads.takeCounts());
  for (const [mutant, count] of counts) hits[mutant] = (hits[mutant] ?? 0) + count;
  return counts.length > 0;
}

const testsOf = (task) => (task.type === 'test' ? [task] : (task.tasks ?? []).flatMap(testsOf));

/** Finds out which tests come to which changes, and which changes are in code that runs at load. */
export class Cover extends TestRunner {
  onBeforeCollect() {
    activate(undefined);
    coverage.static = {};
    coverage.perTest = {};
    threads.takeCounts();
    if (this.plan.reload) vi.resetModules();
  }

  took = new Map();
  usesThreads = new Set();

  onBeforeTryTask(test, tries) {
    super.onBeforeTryTask(test, tries);
    addThreads(coverage.static);
    stryker.currentTestId = test.id;
    this.elapsedMs = startFairClock();
  }

  async onAfterRetryTask(test, tries) {
    await super.onAfterRetryTask(test, tries);
    this.took.set(test.id, Math.round(this.elapsedMs()));
    stryker.currentTestId = undefined;
    if (addThreads((coverage.perTest[test.id] ??= {}))) this.usesThreads.add(test.id);
  }

  onAfterRunFiles(files) {
    super.onAfterRunFiles(files);
    addThreads(coverage.static);
    for (const file of files) {
      const tests = testsOf(file)
        .filter((test) => test.result?.state === 'pass' && !test.fails)
        .map((test) => ({
          id: test.id,
          ms: this.took.get(test.id),
          usesThreads: this.usesThreads.has(test.id),
          hits: ofChosen(coverage.perTest[test.id] ?? {}),
        }));
      const failed = testsOf(file)
        .filter((test) => test.result?.state === 'fail')
        .map(({ name }) => name);
      // The file doesn't even load.
      if (testsOf(file).length === 0) failed.push(file.result?.errors?.[0]?.message ?? 'no test');
      const atLoad = Object.keys(ofChosen(coverage.static));
      note({ event: 'covered', file: file.filepath, tests, failed, atLoad });
    }
  }
}
