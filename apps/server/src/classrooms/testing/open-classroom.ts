import { afterAll, afterEach, beforeAll } from 'vitest';
import { signedIn } from '../../google/testing/caller.ts';
import { startGoogle, type StartedGoogle } from '../../google/testing/start.ts';
import { createRosters, type Rosters } from '../rosters.ts';

/**
 * Opens the test's school for all tests of a file, and closes it after them. Faults end with the
 * test that made them.
 * @returns what answers once the tests run
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
