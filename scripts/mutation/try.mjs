import { TestRunner } from 'vitest';
import { activate, noteTry, runToItsEnd, wasHit } from './changed-code.mjs';
import { note } from './files.mjs';

/** So much sooner than `mutate.mjs` ends the whole process. */
const SOONER_MS = 1_000;

const isPending = (error) => error?.code === 'VITEST_PENDING';

/** Nothing is prepared for it, or tidied up after it. */
function hasNoHooks(test) {
  for (let suite = test.suite ?? test.file; suite; suite = suite.suite ?? suite.file) {
    const { beforeEach, afterEach, aroundEach } = TestRunner.getSuiteHooks(suite);
    if ([beforeEach, afterEach, aroundEach].some((hooks) => hooks?.length > 0)) return false;
    if (suite === suite.file) return true;
  }
  return true;
}

/**
 * Runs each test again and again with one change after another. A failure counts only if the test
 * passes again without the change.
 */
export class Try extends TestRunner {
  noticed = new Set();
  spoiled = false;

  async onBeforeRunTask(test) {
    this.list = (this.plan.tests[test.id] ?? []).filter(([id]) => !this.noticed.has(id));
    this.broken = false;
    this.isQuick = hasNoHooks(test);
    if (this.list.length === 0) test.mode = 'skip';
    // Vitest's own repeats run every hook; once more than there are changes: first without any.
    test.repeats = this.isQuick ? 0 : this.list.length;
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
    if (this.trying === undefined) activate(undefined);
    else this.begin(test, mutant, hits);
  }

  begin(test, mutant, hits) {
    noteTry({ mutant, test: test.id, limitMs: this.plan.limits[test.id] });
    activate(mutant, hits);
  }

  async runTask(test) {
    if (this.broken) return;
    try {
      await this.once(test);
    } catch (error) {
      // Vitest would work out the difference between what was expected and what came.
      throw this.trying === undefined || isPending(error) ? error : new Error('noticed');
    }
    if (this.isQuick) await this.tryQuickly(test);
  }

  once(test) {
    return runToItsEnd(test, this.plan.limits[test.id] - SOONER_MS);
  }

  async passes(test) {
    try {
      await this.once(test);
      return true;
    } catch (error) {
      return isPending(error);
    }
  }

  /** Vitest's own repeats take a millisecond more, which is longer than most such tests. */
  async tryQuickly(test) {
    for (const [mutant, hits] of this.list) {
      this.begin(test, mutant, hits);
      const passes = await this.passes(test);
      const hit = wasHit();
      activate(undefined);
      if (passes) note({ mutant, test: test.id, event: 'lived', hit });
      else if (await this.passes(test)) this.noteNoticed(test, mutant);
      else return this.noteSpoiled(test, mutant);
    }
  }

  noteNoticed(test, mutant) {
    this.noticed.add(mutant);
    note({ mutant, test: test.id, event: 'killed' });
  }

  noteSpoiled(test, mutant) {
    this.broken = true;
    this.spoiled = true;
    note({ mutant, test: test.id, event: 'spoiled' });
  }

  async onAfterRetryTask(test, { retry, repeats }) {
    await super.onAfterRetryTask(test, { retry, repeats });
    const hit = wasHit();
    activate(undefined);
    if (this.broken) return;
    const failed = test.result.state === 'fail';
    const [mutant] = this.list[repeats - 1] ?? [];
    if (mutant === undefined) {
      if (!failed || retry === 0) return;
      this.broken = true;
      if (!this.spoiled) note({ event: 'unusable', test: test.id });
    } else if (retry === 0) {
      if (!failed) note({ mutant, test: test.id, event: 'lived', hit });
    } else if (failed) this.noteSpoiled(test, mutant);
    else this.noteNoticed(test, mutant);
  }
}
