import { clearInterval, setInterval } from 'node:timers';
import { TestRunner, vi } from 'vitest';
import { inProject } from '../project.mjs';
import { startFairClock } from './fair-time.mjs';
import { note, readPlan } from './files.mjs';
import { TOO_SLOW_MS } from './plan.mjs';

/** Under this name Stryker's changed code looks for what it reads, and counts. */
const NAME = '__stryker__';

/** Under this one Vitest keeps what its worker knows. */
const VITEST = '__vitest_worker__';
const stryker = (globalThis[NAME] ??= {});
const coverage = (stryker.mutantCoverage ??= { static: {}, perTest: {} });

/** As often again as without the change, a loop is taken to be without end. */
const HITS_ALLOWED = 100;

function activate(mutant, hits = 0) {
  stryker.activeMutant = mutant;
  stryker.hitCount = 0;
  stryker.hitLimit = hits * HITS_ALLOWED + 10_000;
}

const testsOf = (task) => (task.type === 'test' ? [task] : (task.tasks ?? []).flatMap(testsOf));

/** So much sooner than `mutate.mjs` ends the whole process. */
const SOONER_MS = 1_000;

/** Of a file that is loaded afresh: twice what the slowest test takes that is tried at all. */
const WITHOUT_END_MS = 2 * TOO_SLOW_MS;

/** A test that still waits then waits for what a change has taken away. */
async function runToItsEnd(test, limitMs) {
  let elapsedMs;
  let watch;
  const tooLong = new Promise((_, reject) => {
    watch = setInterval(() => {
      // Most tests have ended before.
      elapsedMs ??= startFairClock();
      if (elapsedMs() > limitMs) reject(new Error('It waits without end.'));
    }, 250);
  });
  try {
    await Promise.race([TestRunner.getTestFn(test)(), tooLong]);
  } finally {
    clearInterval(watch);
  }
}

const noteTry = (one) => note({ event: 'try', pid: process.pid, ...one });

const isPending = (error) => error?.code === 'VITEST_PENDING';

/** Finds out which tests come to which changes, and which changes are in code that runs at load. */
class Cover extends TestRunner {
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
          hits: coverage.perTest[test.id] ?? {},
        }));
      const failed = testsOf(file)
        .filter((test) => test.result?.state === 'fail')
        .map(({ name }) => name);
      // The file doesn't even load.
      if (testsOf(file).length === 0) failed.push(file.result?.errors?.[0]?.message ?? 'no test');
      const atLoad = Object.keys(coverage.static);
      note({ event: 'covered', file: file.filepath, tests, failed, atLoad });
    }
  }
}

/**
 * Runs each test again and again with one change after another. Vitest's own repeats do that, with
 * every hook; its retry runs the test once more without the change, since a failure counts only if
 * the test passes again without it.
 */
class Try extends TestRunner {
  noticed = new Set();
  spoiled = false;

  async onBeforeRunTask(test) {
    this.list = (this.plan.tests[test.id] ?? []).filter(([id]) => !this.noticed.has(id));
    this.broken = false;
    if (this.list.length === 0) test.mode = 'skip';
    // Once more than there are changes: the first time without any.
    test.repeats = this.list.length;
    test.retry = 1;
    await super.onBeforeRunTask(test);
  }

  onBeforeTryTask(test, tries) {
    super.onBeforeTryTask(test, tries);
    // Vitest sends all of these to its main process again and again.
    test.result.errors = undefined;
    test.result.attempts.length = 0;
    const [mutant, hits] = this.list[tries.repeats - 1] ?? [];
    this.trying = tries.retry === 0 && !this.broken ? mutant : undefined;
    if (this.trying !== undefined)
      noteTry({ mutant, test: test.id, limitMs: this.plan.limits[test.id] });
    activate(this.trying, hits);
  }

  async runTask(test) {
    if (this.broken) return;
    try {
      await runToItsEnd(test, this.plan.limits[test.id] - SOONER_MS);
    } catch (error) {
      // Vitest would work out the difference between what was expected and what came.
      throw this.trying === undefined || isPending(error) ? error : new Error('noticed');
    }
  }

  async onAfterRetryTask(test, { retry, repeats }) {
    await super.onAfterRetryTask(test, { retry, repeats });
    const hit = stryker.hitCount > 0;
    activate(undefined);
    if (this.broken) return;
    const failed = test.result.state === 'fail';
    const [mutant] = this.list[repeats - 1] ?? [];
    const event = { mutant, test: test.id };
    if (mutant === undefined) {
      if (!failed || retry === 0) return;
      this.broken = true;
      if (!this.spoiled) note({ event: 'unusable', test: test.id });
    } else if (retry === 0) {
      if (!failed) note({ ...event, event: 'lived', hit });
    } else if (failed) {
      this.broken = true;
      this.spoiled = true;
      note({ ...event, event: 'spoiled' });
    } else {
      this.noticed.add(mutant);
      note({ ...event, event: 'killed' });
    }
  }
}

/** What comes of these files is loaded anew: they, and whatever needs them. */
function forget(...files) {
  const { evaluatedModules } = globalThis[VITEST];
  const left = files.flatMap((file) => [
    ...(evaluatedModules.fileToModulesMap.get(inProject(file)) ?? []),
  ]);
  const seen = new Set();
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    if (seen.has(one)) continue;
    seen.add(one);
    const importers = [...one.importers].map((id) => evaluatedModules.getModuleById(id));
    left.push(...importers.filter((importer) => importer !== undefined));
    evaluatedModules.invalidateModule(one);
  }
}

/** Loads modules afresh for each change, for code that runs while they load. */
class Afresh extends TestRunner {
  noticed = new Set();
  broken = new Set();
  at = -1;

  onBeforeCollect() {
    this.at += 1;
    this.run = this.plan.runs[this.at];
    this.failed = false;
    const { mutant, file } = this.run;
    this.left = this.noticed.has(mutant) || this.broken.has(file);
    if (this.left) return;
    // The files of one change share what they load.
    if (mutant === undefined || this.loaded === undefined) vi.resetModules();
    else if (mutant !== this.loaded.mutant) forget(this.loaded.source, this.run.source);
    this.loaded = mutant && this.run;
    if (mutant !== undefined) noteTry({ mutant, file, limitMs: this.run.limitMs });
    activate(mutant, 100_000);
  }

  async importFile(file, source) {
    if (!this.left) await super.importFile(file, source);
  }

  async onBeforeRunTask(test) {
    if (this.failed || this.plan.leftOut.includes(test.id)) test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }

  async runTask(test) {
    await runToItsEnd(test, WITHOUT_END_MS);
  }

  onAfterRunTask(test) {
    super.onAfterRunTask(test);
    this.failed ||= test.result?.state === 'fail';
  }

  onAfterRunFiles(files) {
    super.onAfterRunFiles(files);
    activate(undefined);
    if (this.left) return;
    const failed = this.failed || files.some((file) => file.result?.state === 'fail');
    const { mutant, file } = this.run;
    if (mutant === undefined) {
      if (!failed) return;
      this.broken.add(file);
      note({ event: 'unusable', file });
    } else {
      if (failed) this.noticed.add(mutant);
      note({ event: failed ? 'killed' : 'lived', mutant, file, hit: true });
    }
  }
}

const steps = { cover: Cover, try: Try, afresh: Afresh };

/** Vitest makes one for each run. */
export default function MutationRunner(config) {
  const plan = readPlan();
  const runner = new steps[plan.step](config);
  runner.plan = plan;
  return runner;
}
