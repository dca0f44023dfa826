import fs from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { templateFolder } from '../../locations.ts';
import { temporaryFolder } from '../../testing/test-databases.ts';
import { durably } from './durable-fs.ts';
import { createStatements, DatabaseBroken } from './statements.ts';

// Fails if a new version of PGlite moves the internal that is hooked.
describe('commits of the embedded database', () => {
  let pglite: PGlite;
  let folder: string;
  let remove: () => Promise<void>;
  const onLost = vi.fn<() => void>();
  const start = async (name: string) => {
    const own = path.join(folder, name);
    await cp(templateFolder, own, { recursive: true });
    return PGlite.create(durably(own, PGlite.defaultStartParams, onLost));
  };

  beforeAll(async () => {
    ({ folder, remove } = await temporaryFolder());
    pglite = await start('pglite');
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

  it('are not answered when the disk fails them, and nothing is after them', async () => {
    // Its own database: after losing its disk it can't even be closed.
    const other = createStatements(await start('broken'));
    await other.query('create table notes (text text)', [], {});
    vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
      throw Object.assign(new Error('EIO'), { code: 'EIO' });
    });
    const note = () => other.query("insert into notes values ('lost')", [], {});
    await expect(note()).rejects.toBeInstanceOf(DatabaseBroken);
    expect(onLost).toHaveBeenCalled();
    vi.restoreAllMocks();
    await expect(note()).rejects.toBeInstanceOf(DatabaseBroken);
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
