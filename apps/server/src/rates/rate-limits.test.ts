import { rates } from '@second-draft/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { createRateStore } from './store.ts';
import { createTally } from './tally.ts';

const HOUR_MS = 60 * 60 * 1000;

describeOnBothDatabases('limits on how often', (database) => {
  const servers: RateLimits[] = [];
  const server = () => {
    const settings = { factor: 1, appSecret: 'q3Zr0n8yVbKx5TjL2mWd7HcPf4GsA9uE' };
    const limits = createRateLimits(createRateStore(database()), settings);
    servers.push(limits);
    return limits;
  };
  const tally = (windowMs: number) => createTally(createRateStore(database()), windowMs);

  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(servers.splice(0).map((limits) => limits.close()));
  });

  it('hold on two servers together as on one, at once or one by one', async () => {
    const [one, other] = [server(), server()];
    const who = { address: '203.0.113.7' };
    const { perAddress } = rates.contact;
    const calls = Array.from({ length: perAddress + 3 }, (_, turn) =>
      (turn % 2 === 0 ? one : other).count('contact', who),
    );
    const refused = (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    await expect(one.count('contact', who)).rejects.toMatchObject({ code: 'too_many_requests' });
    await expect(one.count('contact', { address: '203.0.113.8' })).resolves.toBeUndefined();
  });

  it('say how long to wait, and begin anew after that', async () => {
    const limits = server();
    const who = { teacher: 'waiting' };
    for (let call = 0; call < rates.account.perTeacher; call += 1)
      await limits.count('account', who);
    const refused: unknown = await limits.count('account', who).catch((error: unknown) => error);
    const { retryAfterSeconds } = refused as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(3_500);
    expect(retryAfterSeconds).toBeLessThanOrEqual(3_600);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS });
    await expect(limits.count('account', who)).resolves.toBeUndefined();
  });

  it('count what isn’t limited for nobody', async () => {
    await expect(server().count('signIn', { teacher: 'anyone' })).resolves.toBeUndefined();
  });

  it('learn what other servers counted by and by', async () => {
    const [one, other] = [tally(HOUR_MS), tally(HOUR_MS)];
    for (let hit = 0; hit < 3; hit += 1) one.hit('shared');
    await one.share();
    expect(other.hit('shared').hits).toBe(1);
    await other.share();
    expect(other.hit('shared').hits).toBe(5);
    await one.share();
    expect(one.hit('shared').hits).toBe(4);
  });

  it('share again what could not be shared, once', async () => {
    const store = createRateStore(database());
    let isAway = true;
    const wavering = createTally(
      { add: (hits, ms) => (isAway ? Promise.reject(new Error('away')) : store.add(hits, ms)) },
      HOUR_MS,
    );
    wavering.hit('wavering');
    await expect(wavering.share()).rejects.toThrow('away');
    isAway = false;
    await wavering.share();
    await wavering.share();
    expect(wavering.hit('wavering').hits).toBe(2);
  });

  it('forget a window that is over, here and in the database', async () => {
    const [one, other] = [tally(HOUR_MS), tally(HOUR_MS)];
    one.hit('ended');
    one.hit('ended');
    await one.share();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS + 1 });
    expect(one.hit('ended').hits).toBe(1);
    other.hit('ended');
    await other.share();
    expect(other.hit('ended').hits).toBe(2);
  });
});
