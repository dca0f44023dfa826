import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BackupRefused } from '../../problems.ts';
import { flushedBy } from '../../testing/flushed-by.ts';
import { temporaryFolder } from '../../testing/test-databases.ts';
import { backUp } from './back-up.ts';
import type { PgliteClient, Query } from '../client/worker-client.ts';

let folder: string;
let remove: () => Promise<void>;
let database: string;
beforeEach(async () => {
  ({ folder, remove } = await temporaryFolder());
  database = path.join(folder, 'pglite');
  await mkdir(path.join(database, 'base'), { recursive: true });
  await writeFile(path.join(database, 'base', '1'), 'before the checkpoint');
});
afterEach(() => remove());

/** Writes what it holds when it is told to, and nothing afterwards. */
const checkpointing: Query = async (sql) => {
  if (sql !== 'checkpoint') throw new Error(`It was asked for ${sql}`);
  await writeFile(path.join(database, 'base', '1'), 'after the checkpoint');
  return { rows: [], fields: [] };
};
const backUpBy = (query: Query, to: string) => {
  const alone: PgliteClient['alone'] = (work) => work({ query });
  return backUp({ alone }, database, to);
};
const refusal = (backup: Promise<void>) => backup.catch((error: unknown) => error);

it('a backup holds everything that was written, for its owner alone', async () => {
  const to = path.join(folder, 'backup');
  // Of one that was cut off.
  await mkdir(`${to}.preparing`);
  await writeFile(path.join(`${to}.preparing`, 'half'), '');
  await backUpBy(checkpointing, to);
  expect((await readdir(folder)).toSorted()).toEqual(['backup', 'pglite']);
  expect((await readdir(to, { recursive: true })).toSorted()).toEqual(['base', 'base/1']);
  expect(await readFile(path.join(to, 'base', '1'), 'utf8')).toBe('after the checkpoint');
  expect((await stat(to)).mode & 0o777).toBe(0o700);
});

it('a backup survives a power cut', async () => {
  const to = path.join(folder, 'backup');
  const flushed = await flushedBy(() => backUpBy(checkpointing, to));
  for (const place of [folder, to, path.join(to, 'base'), path.join(to, 'base', '1')])
    expect(flushed.has((await stat(place)).ino), place).toBe(true);
});

it('a backup takes no other’s place', async () => {
  const to = path.join(folder, 'taken');
  await writeFile(to, 'a list of names');
  const refused = await refusal(backUpBy(checkpointing, to));
  expect(refused).toBeInstanceOf(BackupRefused);
  expect(refused).toMatchObject({ message: `There is something at ${to} already.` });
  expect(await readFile(to, 'utf8')).toBe('a list of names');
  expect((await readdir(folder)).toSorted()).toEqual(['pglite', 'taken']);
});

it('a backup of a database that fails is none, and leaves nothing', async () => {
  const to = path.join(folder, 'backup');
  const cause = new Error('The disk is full.');
  const refused = await refusal(
    backUpBy(async () => {
      throw cause;
    }, to),
  );
  expect(refused).toBeInstanceOf(BackupRefused);
  expect(refused).toMatchObject({
    message: `The database could not be copied to ${to}.`,
    cause,
  });
  expect((await readdir(folder)).toSorted()).toEqual(['pglite']);
});

it('a backup that the disk refuses says why', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  const to = path.join(file, 'backup');
  expect(await refusal(backUpBy(checkpointing, to))).toMatchObject({
    name: 'BackupRefused',
    message: `The database could not be copied to ${to} (ENOTDIR: not a directory).`,
  });
});

it('a backup that can’t take its place leaves nothing half made', async () => {
  const to = path.join(folder, 'backup');
  const refused = await refusal(
    backUpBy(async (sql) => {
      await mkdir(path.join(to, 'by another'), { recursive: true });
      return checkpointing(sql);
    }, to),
  );
  expect(refused).toBeInstanceOf(BackupRefused);
  expect((await readdir(folder)).toSorted()).toEqual(['backup', 'pglite']);
});
