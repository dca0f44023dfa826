import { once } from 'node:events';
import { readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { limits, DAY_SECONDS } from '@second-draft/contract';
import { expect, it } from 'vitest';
import { flushedBy } from '../../testing/flushed-by.ts';
import { temporaryFolder } from '../../testing/test-databases.ts';
import { createSetAside } from './set-aside.ts';

it('keeps what was set aside for as long as a backup may be kept, and no longer', async () => {
  const { folder, remove } = await temporaryFolder();
  const setAside = createSetAside(path.join(folder, 'set-aside'));
  await setAside.removeOld();
  const age = async (file: string, days: number) => {
    const at = Date.now() / 1000 - days * DAY_SECONDS;
    await utimes(file, at, at);
  };
  const young = await setAside.put('young');
  await age(young, limits.deletedWithinDays - 0.01);
  await age(await setAside.put('old'), limits.deletedWithinDays + 0.01);
  // As if the clock had gone back since.
  const future = await setAside.put('from the future');
  await age(future, -400);
  await setAside.removeOld();
  expect((await readdir(path.dirname(young))).toSorted()).toEqual(
    [young, future].map((file) => path.basename(file)).toSorted(),
  );
  await remove();
});

it('removes what is old whatever else is in its folder, and warns of what it can’t look at', async () => {
  const { folder, remove } = await temporaryFolder();
  const setAside = createSetAside(folder);
  const old = await setAside.put('old');
  await utimes(old, 0, 0);
  // Like a file that is moved away once the folder is listed.
  await symlink('nowhere', path.join(folder, '0-gone.json'));
  await symlink('0-loop.json', path.join(folder, '0-loop.json'));
  const warned = once(process, 'warning');
  await setAside.removeOld();
  expect((await readdir(folder)).toSorted()).toEqual(['0-gone.json', '0-loop.json']);
  const [{ message }] = (await warned) as [Error];
  expect(message).toContain('0-loop.json can’t be removed when it is old (ELOOP)');
  await remove();
});

it('survives a power cut, with the names that lead to it', async () => {
  const { folder, remove } = await temporaryFolder();
  const within = path.join(folder, 'set-aside');
  const flushed = await flushedBy(() => createSetAside(within).put('a draft'));
  const [file = ''] = await readdir(within);
  for (const place of [path.join(within, file), within, folder])
    expect(flushed.has((await stat(place)).ino), place).toBe(true);
  await remove();
});

it('keeps each text once, for its owner’s eyes alone', async () => {
  const { folder, remove } = await temporaryFolder();
  const within = path.join(folder, 'deep', 'set-aside');
  const setAside = createSetAside(within);
  expect(await setAside.count()).toBe(0);
  const file = await setAside.put('a draft');
  expect(await setAside.put('a draft')).toBe(file);
  expect(await setAside.put('another')).not.toBe(file);
  await writeFile(path.join(within, 'begun.json.preparing'), 'half');
  expect(await setAside.count()).toBe(2);
  expect(await readFile(file, 'utf8')).toBe('a draft');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(within)).mode & 0o777).toBe(0o700);
  await remove();
});
