import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { templateFolder } from '../locations.ts';
import { temporaryFolder } from '../testing/test-databases.ts';
import { keepTidy } from './keep-tidy.ts';
import { createSetAside } from './promises/set-aside.ts';
import { startPglite, type PgliteClient } from './client/worker-client.ts';

let pglite: PgliteClient;
let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ folder, remove } = await temporaryFolder());
  const database = path.join(folder, 'pglite');
  await cp(templateFolder, database, { recursive: true });
  pglite = await startPglite(database);
});

afterAll(async () => {
  await pglite.close();
  await remove();
});

it('gives back the room of deleted rows from time to time, until it is stopped', async () => {
  const bytes = async () => {
    const { rows } = await pglite.query("select pg_relation_size('notes')::int as bytes");
    return rows;
  };
  const fillAndEmpty = async () => {
    await pglite.query('insert into notes select generate_series(1, 1000)');
    await pglite.query('delete from notes');
  };
  await pglite.query('create table notes (number int)');
  await fillAndEmpty();
  expect(await bytes()).not.toEqual([{ bytes: 0 }]);
  const setAside = createSetAside(path.join(folder, 'set-aside'));
  const stop = keepTidy(pglite, setAside, { first: 1, every: 1 });
  await expect.poll(bytes).toEqual([{ bytes: 0 }]);
  await stop();
  await fillAndEmpty();
  expect(await bytes()).not.toEqual([{ bytes: 0 }]);
});

it('goes on after a round that failed, and removes what is old in that round too', async () => {
  const asked: string[] = [];
  const twice = Promise.withResolvers<undefined>();
  const query = async (sql: string) => {
    asked.push(sql);
    if (asked.length === 1) throw new Error('away');
    if (sql === 'checkpoint') twice.resolve(undefined);
    return { rows: [], fields: [] };
  };
  const removeOld = async () => {
    asked.push('remove');
  };
  const stop = keepTidy({ query }, { removeOld }, { first: 0, every: 0 });
  await twice.promise;
  await stop();
  expect(asked.slice(0, 4)).toEqual(['vacuum', 'remove', 'vacuum', 'checkpoint']);
});
