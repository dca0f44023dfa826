import { rates, HOUR_MS, type RateName } from '@second-draft/contract';
import { like } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rateLimits } from '../db/schema/rates.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { createCountKeys } from './count-keys.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { createRateStore } from './store.ts';
import type { RateStore } from './store.ts';
import { createTally } from './tally.ts';

const appSecret = 'q3Zr0n8yVbKx5TjL2mWd7HcPf4GsA9uE';
const keyOf = (rate: RateName, teacher: string) => createCountKeys(appSecret).of(rate, { teacher });

describeOnBothDatabases('limits on how often', (database) => {
  const servers: RateLimits[] = [];
  const server = ({ factor = 1, store = createRateStore(database()) } = {}) => {
    const limits = createRateLimits(store, { factor, appSecret });
    servers.push(limits);
    return limits;
  };
  const tally = (windowMs: number) => createTally(createRateStore(database()), windowMs);
  const kept = async () =>
    Object.fromEntries(
      (await database().select().from(rateLimits)).map(({ key, hits }) => [key, hits]),
    );

  beforeEach(() => database().delete(rateLimits));
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

  it('say how long to wait, and start over after that', async () => {
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

  it('end a window exactly when it is over, here and in the database', async () => {
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const [one, other] = [tally(HOUR_MS), tally(HOUR_MS)];
    expect(one.hit('bound')).toEqual({ hits: 1, endsAt: start + HOUR_MS });
    expect(await other.hitExactly('exact')).toEqual({ hits: 1, endsAt: start + HOUR_MS });
    vi.setSystemTime(start + HOUR_MS - 1);
    expect(one.hit('bound')).toEqual({ hits: 2, endsAt: start + HOUR_MS });
    expect(await other.hitExactly('exact')).toEqual({ hits: 2, endsAt: start + HOUR_MS });
    const third = tally(HOUR_MS);
    vi.setSystemTime(start);
    third.hit('third');
    vi.setSystemTime(start + HOUR_MS);
    expect(third.hit('third').hits).toBe(1);
    expect(await other.hitExactly('exact')).toEqual({ hits: 1, endsAt: start + 2 * HOUR_MS });
    await one.share();
    expect(await kept()).toEqual({ exact: 1 });
    expect(one.hit('bound').hits).toBe(1);
  });

  it('share a thousand counts at once, the rest the next time, and none twice', async () => {
    const one = tally(HOUR_MS);
    for (let n = 0; n < 1_001; n += 1) one.hit(`many ${n}`);
    await one.share();
    expect(await database().$count(rateLimits)).toBe(1_000);
    await one.share();
    expect(new Set(Object.values(await kept()))).toEqual(new Set([1]));
    expect(await database().$count(rateLimits, like(rateLimits.key, 'many %'))).toBe(1_001);
  });

  it('lose nothing that is counted while a server shares', async () => {
    const shared = createRateStore(database());
    let meanwhile = () => undefined as unknown;
    const one = createTally(
      {
        async add(hits, ms) {
          meanwhile();
          return shared.add(hits, ms);
        },
      },
      HOUR_MS,
    );
    meanwhile = () => one.hit('busy');
    one.hit('busy');
    await one.share();
    meanwhile = () => undefined;
    expect(await kept()).toEqual({ busy: 1 });
    expect(one.hit('busy').hits).toBe(3);
    await one.share();
    expect(await kept()).toEqual({ busy: 3 });
  });

  it('are shared each second, and when a server ends', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const limits = server();
    await limits.count('usual', { teacher: 'mere' });
    expect(await kept()).toEqual({});
    vi.advanceTimersByTime(1_000);
    await expect.poll(kept).toEqual({ [keyOf('usual', 'mere')]: 1 });
    await limits.count('usual', { teacher: 'mere' });
    await limits.count('feedback', { teacher: 'mere' });
    await limits.close();
    expect(await kept()).toEqual({ [keyOf('usual', 'mere')]: 2, [keyOf('feedback', 'mere')]: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('hold on while the database is away, and are shared when it is back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const real = createRateStore(database());
    let tries = 0;
    const store: RateStore = {
      ...real,
      async add(hits, ms) {
        tries += 1;
        if (tries === 1) throw new Error('away');
        return real.add(hits, ms);
      },
    };
    const limits = server({ store });
    await limits.count('usual', { teacher: 'mere' });
    vi.advanceTimersByTime(1_000);
    await expect.poll(() => tries).toBe(1);
    expect(await kept()).toEqual({});
    vi.advanceTimersByTime(1_000);
    await expect.poll(kept).toEqual({ [keyOf('usual', 'mere')]: 1 });
  });

  it('are multiplied as the operator says, and reached before they refuse', async () => {
    const limits = server({ factor: 0.4 });
    const who = { address: '203.0.113.9' };
    for (let call = 0; call < 2; call += 1) await limits.count('contact', who);
    await expect(limits.count('contact', who)).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('say to wait a second at least, and keep no address', async () => {
    const over = { key: 'x', hits: 99, windowStart: new Date(Date.now() - HOUR_MS) };
    const limits = server({ store: { ...createRateStore(database()), add: async () => [over] } });
    const refused = limits.count('contact', { address: '203.0.113.9' });
    await expect(refused).rejects.toMatchObject({ retryAfterSeconds: 1 });
    await server().count('contact', { address: '203.0.113.9' });
    expect(Object.keys(await kept())).toEqual([
      expect.stringMatching(/^contact address (?!.*203\.0)[\w-]{43}$/),
    ]);
  });
});
