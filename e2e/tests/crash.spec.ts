import {
  runPostgres,
  type RunningPostgres,
} from '@second-draft/server/src/db/testing/run-postgres.ts';
import { expect, test } from '@playwright/test';
import type { Trial } from '../crash/trial.ts';
import { crashOneServer, crashTwoServers, stopPostgres } from '../crash/trials.ts';

/** `npm run crash-test` makes 25 on each database. */
const CRASHES = 3;

// Each crash restarts a server, which is slow on a busy machine.
test.setTimeout(240_000);

const faultsOf = ({ lost, twice, unexpected }: Trial) => [...lost, ...twice, ...unexpected];

test('a server on the embedded database that is killed while it writes loses nothing it has acknowledged', async () => {
  const trial = await crashOneServer(CRASHES);
  expect(faultsOf(trial)).toEqual([]);
  expect(trial.acknowledged).toBeGreaterThan(CRASHES);
});

test.describe('two servers on one PostgreSQL', () => {
  let postgres: RunningPostgres | null;
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    postgres = await runPostgres();
  });
  test.afterAll(() => postgres?.stop());

  test('start at once on an empty database, share their sessions, and go on when the other is killed', async () => {
    if (postgres === null) return test.skip(true, 'no PostgreSQL is installed');
    const trial = await crashTwoServers(postgres, CRASHES);
    expect(faultsOf(trial)).toEqual([]);
    expect(trial.acknowledged).toBeGreaterThan(CRASHES);
  });

  test('answer with a clear 503 while it is stopped, and recover by themselves', async () => {
    if (postgres === null) return test.skip(true, 'no PostgreSQL is installed');
    const { trial, away, back } = await stopPostgres(postgres);
    expect(away).toEqual([1, 2].map(() => ({ call: 503, ready: 503 })));
    expect(back).toEqual([1, 2].map(() => ({ call: 200, ready: 200 })));
    expect(faultsOf(trial)).toEqual([]);
  });
});
