import { afterAll, afterEach, beforeAll } from 'vitest';
import { signedIn } from '../../google/testing/caller.ts';
import { startGoogle, type StartedGoogle } from '../../google/testing/start.ts';
import { createRosters, type Rosters } from '../rosters.ts';

/**
 * Opens the test's school for all tests of a file, and clears faults after each test.
 * @returns getters that work once the tests run
 */
export function openClassroom() {
  let started: StartedGoogle;
  let rosters: Rosters;
  beforeAll(async () => {
    started = await startGoogle();
    rosters = createRosters();
  });
  afterEach(() => {
    started.emulator.clearFaults();
    started.emulator.resetCalls();
  });
  afterAll(() => started.close());
  return {
    started: () => started,
    rosters: () => rosters,
    caller: (options: Parameters<typeof signedIn>[1] = {}) => signedIn(started, options),
  };
}
