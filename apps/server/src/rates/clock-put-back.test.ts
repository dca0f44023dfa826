import { HOUR_MS } from '@second-draft/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { createRateStore } from './store.ts';
import { createTally } from './tally.ts';

describeOnBothDatabases('limits on how often', (database) => {
  const tally = () => createTally(createRateStore(database()), HOUR_MS);

  it('start over when the clock has been put back, here and in the database', async () => {
    onTestFinished(() => void vi.useRealTimers());
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start + 13 * HOUR_MS });
    const [one, other] = [tally(), tally()];
    one.hit('ahead');
    await one.share();
    await one.hitExactly('exact');
    vi.setSystemTime(start);
    const afresh = { hits: 1, endsAt: start + HOUR_MS };
    expect(await other.hitExactly('exact')).toEqual(afresh);
    expect(one.hit('ahead')).toEqual(afresh);
    other.hit('ahead');
    await other.share();
    expect(other.hit('ahead')).toEqual({ hits: 2, endsAt: start + HOUR_MS });
  });
});
