import { beforeAll } from 'vitest';
import { signedIn } from '../../google/testing/caller.ts';
import { openGoogle } from '../../google/testing/open-google.ts';
import { createRosters, type Rosters } from '../rosters.ts';

/**
 * Opens the test's school for all tests of a file, and clears faults after each test.
 * @returns getters that work once the tests run
 */
export function openClassroom() {
  const started = openGoogle();
  let rosters: Rosters;
  beforeAll(() => {
    rosters = createRosters();
  });
  return {
    started,
    rosters: () => rosters,
    caller: (options: Parameters<typeof signedIn>[1] = {}) => signedIn(started(), options),
  };
}
