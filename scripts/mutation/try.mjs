import { TestRunner } from 'vitest';
import { activate, noteTry, runToItsEnd, stryker } from './changed-code.mjs';
import { note } from './files.mjs';

/** So much sooner than `mutate.mjs` ends the whole process. */
const SOONER_MS = 1_000;

const isPending = (error) => error?.code === 'VITEST_PENDING';

/**
 * Runs each test again and again with one change after another. Vitest's own repeats do that, with
 * every hook; its retry runs the test once more without the change, since a failure counts only if
 * the test passes again without it.
 */
export class Try extends TestRunner {
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
