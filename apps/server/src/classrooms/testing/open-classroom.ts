import { afterAll, afterEach, beforeAll } from 'vitest';
import { signedIn } from '../../google/testing/caller.ts';
import { startGoogle, type StartedGoogle } from '../../google/testing/start.ts';
import { createRosters } from '../rosters.ts';
import type { ClassroomServices } from '../services.ts';

/**
 * Opens the test's school for all tests of a file, and closes it after them. Faults end with the
 * test that made them.
 * @returns what answers once the tests run
 */
export function openClassroom() {
  let started: StartedGoogle;
  let services: ClassroomServices;
  beforeAll(async () => {
    started = await startGoogle();
    services = { google: started.google, rosters: createRosters(started.google) };
  });
  afterEach(() => {
    started.emulator.clearFaults();
    started.emulator.resetCalls();
  });
  afterAll(() => started.close());
  return {
    started: () => started,
    services: () => services,
    caller: (options: Parameters<typeof signedIn>[1] = {}) => signedIn(started.emulator, options),
  };
}
