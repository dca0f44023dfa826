import { DAY_MS } from '@second-draft/contract';
import { beforeEach, expect, it } from 'vitest';
import { logged } from '../api/testing/logged.ts';
import { accounts, completions } from '../db/schema/index.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { keepPurging } from './keep-purging.ts';
import { completionOf } from './testing/rows.ts';

describeOnBothDatabases('the purge', (database) => {
  beforeEach(async () => {
    await database().delete(accounts);
    await database().insert(accounts).values(sampleAccount('mere'));
  });

  const addCompletions = (count: number, at: Date, name: string) =>
    database()
      .insert(completions)
      .values(Array.from({ length: count }, (_, n) => completionOf(`${name} ${n}`, 'mere', at)));

  it('runs by itself after the start and again, reports only counts, and ends when it is stopped', async () => {
    const { log, lines } = logged();
    const removed = () => lines.filter((line) => line.includes('old records removed')).length;
    const old = new Date(Date.now() - 100 * DAY_MS);
    await addCompletions(2, old, 'first');
    const stop = keepPurging(database(), log, { first: 1, every: 1 });
    await expect.poll(removed).toBe(1);
    await addCompletions(1, old, 'second');
    await expect.poll(removed).toBe(2);
    await stop();
    await addCompletions(1, old, 'third');
    expect(await database().$count(completions)).toBe(1);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { purged: { completions: 2 } },
      { purged: { completions: 1 } },
    ]);
    expect(lines.join()).not.toMatch(/rock pool|Awa|mere/);
  });

  it('removes nothing while the clock is far ahead of when anybody last used the product', async () => {
    const { log, lines } = logged();
    const old = new Date(Date.now() - 100 * DAY_MS);
    await addCompletions(1, old, 'old');
    await database()
      .update(accounts)
      .set({ updatedAt: new Date(Date.now() - 8 * DAY_MS) });
    const stop = keepPurging(database(), log, { first: 1, every: 1 });
    await expect.poll(() => lines.length).toBeGreaterThan(2);
    await stop();
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, days: 8 });
    expect(await database().$count(completions)).toBe(1);
  });

  it('tells the operator when it can’t, and tries again', async () => {
    const { log, lines } = logged();
    let rounds = 0;
    const failing = new Proxy(database(), {
      get(db, name, self) {
        rounds += 1;
        if (rounds === 1) throw new Error('away');
        return Reflect.get(db, name, self);
      },
    });
    const purged = Promise.withResolvers<undefined>();
    const stop = keepPurging(failing, log, { first: 1, every: 1 }, () => purged.resolve(undefined));
    await purged.promise;
    await stop();
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { failure: { kind: 'Error' }, msg: 'old records could not be removed' },
    ]);
  });
});
