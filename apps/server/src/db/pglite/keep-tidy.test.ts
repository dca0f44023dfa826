import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { templateFolder } from '../locations.ts';
import { temporaryFolder } from '../testing/test-databases.ts';
import { keepTidy } from './keep-tidy.ts';
import { startPglite, type PgliteClient } from './worker-client.ts';

const A_WHILE_MS = 60 * 60 * 1000;

let pglite: PgliteClient;
let remove: () => Promise<void>;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  const folder = path.join(temporary.folder, 'pglite');
  await cp(templateFolder, folder, { recursive: true });
  pglite = await startPglite(folder);
});

afterAll(async () => {
  vi.useRealTimers();
  await pglite.close();
  await remove();
});

it('gives back the room of deleted rows from time to time, until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const bytes = async () => {
    const { rows } = await pglite.query("select pg_relation_size('notes')::int as bytes");
    return rows;
  };
  const fillAndEmpty = async () => {
    await pglite.query('insert into notes select generate_series(1, 1000)');
    await pglite.query('delete from notes');
  };
  await pglite.query('create table notes (number int)');
  const stop = keepTidy(pglite);
  await fillAndEmpty();
  expect(await bytes()).not.toEqual([{ bytes: 0 }]);
  vi.advanceTimersByTime(A_WHILE_MS);
  expect(await bytes()).toEqual([{ bytes: 0 }]);
  stop();
  await fillAndEmpty();
  vi.advanceTimersByTime(A_WHILE_MS);
  expect(await bytes()).not.toEqual([{ bytes: 0 }]);
});
