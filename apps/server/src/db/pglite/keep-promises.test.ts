import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../testing/test-databases.ts';
import { keepPromises, type Promises } from './keep-promises.ts';

describe('promises of the embedded database', () => {
  let pglite: PGlite;
  let file: string;
  let remove: () => Promise<void>;
  let opened: Promises[];

  const client = {
    query: async (sql: string, params?: unknown[]) => {
      const { rows, fields } = await pglite.query(sql, params);
      return { rows, fields };
    },
  };
  const insertion = (word: string) => ({
    sql: 'insert into words values ($1) on conflict do nothing',
    params: [word],
  });
  const words = async () =>
    (await pglite.query<{ word: string }>('select word from words')).rows.map(({ word }) => word);
  const open = async () => {
    const promises = await keepPromises(client, file);
    opened.push(promises);
    return promises;
  };

  beforeAll(async () => {
    pglite = await PGlite.create();
    await pglite.exec("create table words (word text primary key check (word <> ''))");
  });

  afterAll(() => pglite.close());

  beforeEach(async () => {
    const { folder, remove: removeFolder } = await temporaryFolder();
    [file, remove, opened] = [path.join(folder, 'journal'), removeFolder, []];
    await pglite.exec('truncate words');
  });

  afterEach(async () => {
    await Promise.all(opened.map((promises) => promises.close()));
    await remove();
  });

  it('are kept, and then forgotten', async () => {
    const promises = await open();
    await Promise.all(['awa', 'maunga', 'moana'].map((word) => promises.keep(insertion(word))));
    expect(await words()).toEqual(['awa', 'maunga', 'moana']);
    await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toBe(''));
  });

  it('of a process that was killed are kept by the next one, but for a line that was cut off', async () => {
    const line = (word: string) => JSON.stringify(insertion(word));
    await pglite.query("insert into words values ('awa')");
    await writeFile(file, `${line('awa')}\n${line('maunga')}\n${line('moana')}`);
    await open();
    expect(await words()).toEqual(['awa', 'maunga']);
    expect(await readFile(file, 'utf8')).toBe('');
  });

  it('that can never be kept are told of, and hold up nothing', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
    const promises = await open();
    await promises.keep(insertion(''));
    await promises.keep(insertion('awa'));
    expect(await words()).toEqual(['awa']);
    expect(warned).toHaveBeenCalledOnce();
    await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toBe(''));
    warned.mockRestore();
  });

  it('stay in the journal while the database fails', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
    const failing = { query: () => Promise.reject(new Error('The database has stopped.')) };
    const promises = await keepPromises(failing, file);
    await promises.keep(insertion('awa'));
    await promises.close();
    expect(warned).toHaveBeenCalledOnce();
    await open();
    expect(await words()).toEqual(['awa']);
    warned.mockRestore();
  });
});
