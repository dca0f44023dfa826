import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compose } from './compose.ts';
import { readConfig } from './config/index.ts';
import { openTestDatabase, temporaryFolder } from './db/testing/test-databases.ts';

let data: Awaited<ReturnType<typeof temporaryFolder>>;

beforeEach(async () => {
  data = await temporaryFolder();
});
afterEach(() => data.remove());

const config = () => readConfig({ DATA_DIR: data.folder, PORT: '0', LOG_LEVEL: 'info' });

const listening = () =>
  process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;

it('a server that can’t start leaves no pretend school behind', async () => {
  await writeFile(path.join(data.folder, 'secret'), '');
  const before = listening();
  const database = await openTestDatabase('pglite');
  await expect(compose(config(), { database })).rejects.toThrow('is empty');
  expect(listening()).toBe(before);
});

it('a server that fails late while it starts closes all that it opened, its database last', async () => {
  const opened = await openTestDatabase('pglite');
  const closed: string[] = [];
  const close = async () => {
    closed.push('database');
    await opened.close();
  };
  const threads = {
    run: vi.fn<() => Promise<never>>(),
    close: async () => void closed.push('threads'),
  };
  const log = {
    write() {
      throw new Error('The disk is full');
    },
  };
  const before = listening();
  const database = { ...opened, close, migrationsApplied: 1 };
  await expect(compose(config(), { database, threads, log })).rejects.toThrow('The disk is full');
  expect([closed, listening()]).toEqual([['threads', 'database'], before]);
});

it('a server that can’t start says why, though its database fails to close, too', async () => {
  await writeFile(path.join(data.folder, 'secret'), '');
  const opened = await openTestDatabase('pglite');
  const close = async () => {
    await opened.close();
    throw new Error('The disk is full');
  };
  await expect(compose(config(), { database: { ...opened, close } })).rejects.toThrow('is empty');
});
