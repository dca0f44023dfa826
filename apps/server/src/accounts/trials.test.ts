import { expect, it } from 'vitest';
import { openTestDatabase } from '../db/testing/test-databases.ts';
import { createEndedTrials } from './trials.ts';

const [older, newer] = ['q3Zr0n8yVbKx5TjL2mWd7HcPf4GsA9uE', 'u8Tq2m5cJrWv9EzX4bNs7LgKd1HyPf3A'];

it('an ended trial is recognised only by its account, even after an exchange of secrets', async () => {
  const { db, close } = await openTestDatabase('pglite');
  const ends = new Date('2027-02-01T00:00:00.000Z');
  await createEndedTrials([older]).remember(db, '101', ends);
  const exchanged = createEndedTrials([newer, older]);
  expect(await exchanged.endOf(db, '101')).toEqual(ends);
  expect(await exchanged.endOf(db, '102')).toBeNull();
  // After another deletion, the later end counts.
  const later = new Date('2027-03-01T00:00:00.000Z');
  await exchanged.remember(db, '101', later);
  expect(await exchanged.endOf(db, '101')).toEqual(later);
  await close();
});
