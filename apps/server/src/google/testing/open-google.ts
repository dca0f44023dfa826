import { afterAll, afterEach, beforeAll } from 'vitest';
import { startGoogle, type StartedGoogle } from './start.ts';

/**
 * Starts the emulator for all tests of a file; after each, its faults and calls are forgotten.
 * @returns a getter that works once the tests run
 */
export function openGoogle(): () => StartedGoogle {
  let started: StartedGoogle;
  beforeAll(async () => {
    started = await startGoogle();
  });
  afterEach(() => {
    started.emulator.clearFaults();
    started.emulator.resetCalls();
  });
  afterAll(() => started.close());
  return () => started;
}
