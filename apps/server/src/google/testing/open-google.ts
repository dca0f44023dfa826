import { afterAll, afterEach, beforeAll } from 'vitest';
import type { CallPolicy } from '../calling/index.ts';
import { startGoogle, type StartedGoogle } from './start.ts';

/**
 * Starts the emulator for all tests of a file; after each, its faults and calls are forgotten.
 * @param policy what its calls do otherwise than in other tests
 * @returns a getter that works once the tests run
 */
export function openGoogle(policy: Partial<CallPolicy> = {}): () => StartedGoogle {
  let started: StartedGoogle;
  beforeAll(async () => {
    started = await startGoogle({}, policy);
  });
  afterEach(() => {
    started.emulator.clearFaults();
    started.emulator.resetCalls();
  });
  afterAll(() => started.close());
  return () => started;
}
