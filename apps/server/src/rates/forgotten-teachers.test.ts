import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openApi } from '../api/testing/open-api.ts';
import { rateLimits } from '../db/schema/rates.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { colleague, teacher } from '../google/testing/school.ts';
import { createCountKeys } from './count-keys.ts';
import { createRateLimits } from './rate-limits.ts';
import { createRateStore, type RateStore } from './store.ts';

const appSecret = 'q3Zr0n8yVbKx5TjL2mWd7HcPf4GsA9uE';

describeOnBothDatabases('counts of a teacher’s calls', (database) => {
  beforeEach(() => database().delete(rateLimits));
  afterEach(() => void vi.useRealTimers());

  const keys = async () => (await database().select().from(rateLimits)).map(({ key }) => key);
  const server = () => createRateLimits(createRateStore(database()), { factor: 1, appSecret });

  it('don’t tell whose they are', async () => {
    const limits = server();
    await limits.count('account', { teacher: teacher.id });
    await limits.close();
    expect(await keys()).toEqual([expect.stringMatching(/^account teacher [\w-]{43}$/)]);
    expect(String(await keys())).not.toContain(teacher.id);
  });

  it('are forgotten here and in the database, and nobody else’s are', async () => {
    const limits = server();
    for (const { id } of [teacher, colleague])
      for (const rate of ['usual', 'feedback', 'account'] as const)
        await limits.count(rate, { teacher: id });
    await limits.forget(teacher.id);
    await limits.close();
    const { of } = createCountKeys(appSecret);
    const left = (['account', 'feedback', 'usual'] as const).map((rate) =>
      of(rate, { teacher: colleague.id }),
    );
    expect((await keys()).toSorted()).toEqual(left.toSorted());
  });

  it('don’t come back with those that are just being shared', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const real = createRateStore(database());
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const slow: RateStore = {
      ...real,
      async add(hits, ms) {
        begun.resolve();
        await gate.promise;
        return real.add(hits, ms);
      },
    };
    const limits = createRateLimits(slow, { factor: 1, appSecret });
    await limits.count('usual', { teacher: teacher.id });
    vi.advanceTimersByTime(1_000);
    await begun.promise;
    const forgotten = limits.forget(teacher.id);
    expect(await keys()).toEqual([]);
    gate.resolve();
    await forgotten;
    await limits.close();
    expect(await keys()).toEqual([]);
  });

  it('go with her account', async () => {
    const api = await openApi(database());
    const [browser, other] = [await api.signedIn(teacher), await api.signedIn(colleague)];
    for (const one of [browser, other]) await one.call('GET', '/api/account/export');
    const counted = async () => (await keys()).filter((key) => key.startsWith('account teacher'));
    expect(await counted()).toHaveLength(2);
    expect((await browser.call('DELETE', '/api/account')).status).toBe(200);
    expect(await counted()).toHaveLength(1);
    await api.close();
  });
});
