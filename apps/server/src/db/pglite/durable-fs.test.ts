import fs from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { templateFolder } from '../locations.ts';
import { temporaryFolder } from '../testing/test-databases.ts';
import { durably } from './durable-fs.ts';

// The hook is into an internal of PGlite's: this fails when a new version moves it.
describe('commits of the embedded database', () => {
  let pglite: PGlite;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const temporary = await temporaryFolder();
    remove = temporary.remove;
    const folder = path.join(temporary.folder, 'pglite');
    await cp(templateFolder, folder, { recursive: true });
    pglite = await PGlite.create(durably(folder, PGlite.defaultStartParams));
    await pglite.exec('create table notes (text text)');
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  afterAll(async () => {
    await pglite.close();
    await remove();
  });

  it('reach the disk before they are answered', async () => {
    const fsync = vi.spyOn(fs, 'fsyncSync');
    for (const text of ['one', 'two', 'three'])
      await pglite.query('insert into notes values ($1)', [text]);
    expect(fsync).toHaveBeenCalledTimes(3);
  });

  it('cost nothing when there is nothing to write', async () => {
    const fsync = vi.spyOn(fs, 'fsyncSync');
    await pglite.query('select * from notes');
    expect(fsync).not.toHaveBeenCalled();
  });

  it('are made with the settings that survive a crash', async () => {
    const { rows } = await pglite.query<{ name: string; setting: string }>(
      `select name, setting from pg_settings
       where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method')
       order by name`,
    );
    expect(rows.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
      'fsync=on',
      'full_page_writes=on',
      'synchronous_commit=on',
      'wal_sync_method=fsync',
    ]);
  });
});
