import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { limits, DAY_SECONDS } from '@second-draft/contract';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/test-databases.ts';
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
