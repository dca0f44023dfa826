import { expect, it } from 'vitest';
import { openTestDatabase } from '../db/testing/test-databases.ts';
import { fuzz } from './testing/fuzz/run-fuzz.ts';

/** `npm run fuzz` sends twenty thousand, others each time. */
const REQUESTS = 600;
const SEED = 20_261_121;

it('answers valid, nearly valid and hostile requests of every operation as the contract says', async () => {
  const database = await openTestDatabase('pglite');
  const { statuses, faults } = await fuzz(database.db, REQUESTS, SEED);
  await database.close();
  expect(faults).toEqual([]);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '204', '400', '404']));
}, 120_000);
