import { temporaryFolder } from '@second-draft/server/src/db/testing/test-databases.ts';
import { openDatabase } from '@second-draft/server/src/db/index.ts';
import { expect, it } from 'vitest';
import { fuzz, openFuzzed } from './run-fuzz.ts';

/** `npm run fuzz` sends 100,000, with a new seed each time. */
const REQUESTS = 600;
const SEED = 20_261_121;

it('answers valid, nearly valid and hostile requests of every operation as the contract says, and keeps what it accepts', async () => {
  const { folder, remove } = await temporaryFolder();
  const location = { databaseUrl: null, dataDir: folder };
  const database = await openDatabase(location);
  const options = { count: REQUESTS, seed: SEED, slowMs: Infinity };
  const { statuses, faults, accepted } = await fuzz(database.db, options);
  await database.close();
  expect(faults).toEqual([]);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '204', '400', '404']));

  const restarted = await openDatabase(location);
  const { api, hers } = await openFuzzed(restarted.db);
  expect(accepted.count()).toBeGreaterThan(0);
  expect(await accepted.missingFor(hers)).toEqual([]);
  await api.close();
  await restarted.close();
  await remove();
}, 120_000);
