import { TestRunner, vi } from 'vitest';
import { activate, coverage, stryker } from './changed-code.mjs';
import { startFairClock } from './fair-time.mjs';
import { note, readCode } from './files.mjs';

/** By id: where only a sample is tried, the code holds others, too. */
const chosen = new Set(Object.keys(readCode().sources));

const ofChosen = (hits) =>
  Object.fromEntries(Object.entries(hits).filter(([mutant]) => chosen.has(mutant)));

const testsOf = (task) => (task.type === 'test' ? [task] : (task.tasks ?? []).flatMap(testsOf));

/** Finds out which tests come to which changes, and which changes are in code that runs at load. */
export class Cover extends TestRunner {
  onBeforeCollect() {
    activate(undefined);
    coverage.static = {};
    coverage.perTest = {};
    if (this.plan.reload) vi.resetModules();
  }

  took = new Map();

  onBeforeTryTask(test, tries) {
    super.onBeforeTryTask(test, tries);
    stryker.currentTestId = test.id;
    this.elapsedMs = startFairClock();
  }

  async onAfterRetryTask(test, tries) {
    await super.onAfterRetryTask(test, tries);
    this.took.set(test.id, Math.round(this.elapsedMs()));
    stryker.currentTestId = undefined;
  }

  onAfterRunFiles(files) {
    super.onAfterRunFiles(files);
    for (const file of files) {
      const tests = testsOf(file)
        .filter((test) => test.result?.state === 'pass' && !test.fails)
        .map((test) => ({
          id: test.id,
          ms: this.took.get(test.id),
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
