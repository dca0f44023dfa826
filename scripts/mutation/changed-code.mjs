import { clearInterval, setInterval } from 'node:timers';
import { TestRunner } from 'vitest';
import { startFairClock } from './fair-time.mjs';
import { note, readCode } from './files.mjs';
import { createThreads } from './threads.mjs';

/** Under this name Stryker's changed code looks for what it reads, and counts. */
const NAME = '__stryker__';

export const stryker = (globalThis[NAME] ??= {});
export const coverage = (stryker.mutantCoverage ??= { static: {}, perTest: {} });

export const threads = createThreads(readCode().changes);

/** As often again as without the change, a loop is taken to be without end. */
const HITS_ALLOWED = 100;

/** Switches a change on, or all off; `hits`: how often a test comes to it without the change. */
export function activate(mutant, hits = 0) {
  stryker.activeMutant = mutant;
  stryker.hitCount = 0;
  stryker.hitLimit = hits * HITS_ALLOWED + 10_000;
  threads.activate(mutant, stryker.hitLimit);
}

/** Whether the change that is switched on has been come to. */
export const wasHit = () => stryker.hitCount > 0 || threads.hits() > 0;

/** A test that still waits then waits for what a change has taken away. */
export async function runToItsEnd(test, limitMs) {
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

export const noteTry = (one) => note({ event: 'try', pid: process.pid, ...one });
