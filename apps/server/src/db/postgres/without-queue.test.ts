import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest';
import { createDatabase } from '../testing/postgres-database.ts';
import { describeOnPostgres } from '../testing/test-databases.ts';
import { createPatientClient } from './connections.ts';
import { withoutQueue } from './without-queue.ts';

describeOnPostgres('a change of a table that a backup is reading', (adminUrl) => {
  let [changing, backup, teacher]: Client[] = [];
  beforeAll(async () => {
    const url = await createDatabase(adminUrl);
    [changing, backup, teacher] = [url, url, url].map(createPatientClient);
    for (const client of [changing, backup, teacher]) await client?.connect();
    await teacher?.query('create table texts (words text)');
  });
  afterAll(async () => {
    for (const client of [changing, backup, teacher]) await client?.end();
  });
  beforeEach(async () => {
    await backup?.query('begin');
    await backup?.query('lock table texts in access share mode');
  });
  afterEach(async () => {
    await backup?.query('rollback');
  });

  /** @param begun is called at each try */
  const change = (column: string, tries: number, begun = async () => undefined as unknown) => {
    if (!changing) throw new Error('There is no connection');
    const db = drizzle({ client: changing });
    return withoutQueue(
      changing,
      () =>
        db.transaction(async (transaction) => {
          await begun();
          await transaction.execute(sql.raw(`alter table texts add column ${column} text`));
        }),
      { lockMs: 50, pauseMs: 5, tries },
    );
  };
  const columns = async () => (await teacher?.query('select * from texts'))?.fields.length;

  it('keeps nobody from the table meanwhile, and is made once the backup is done', async () => {
    let tries = 0;
    const third = Promise.withResolvers<void>();
    const changed = change('first', 1_000, async () => {
      tries += 1;
      if (tries === 3) third.resolve();
    });
    await third.promise;
    // It would wait for the whole backup behind a change that waits for that.
    expect(await columns()).toBe(1);
    await backup?.query('commit');
    await changed;
    expect(await columns()).toBe(2);
  });

  it('is given up where that takes too long', async () => {
    await expect(change('second', 2)).rejects.toMatchObject({ cause: { code: '55P03' } });
    expect(await columns()).toBe(2);
  });

  it('that fails for another reason is not tried again', async () => {
    let tries = 0;
    const changed = change('third', 3, async () => {
      tries += 1;
      throw new Error('it');
    });
    await expect(changed).rejects.toThrow('it');
    expect(tries).toBe(1);
  });
});
