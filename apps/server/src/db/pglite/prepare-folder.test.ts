import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { templateFolder } from '../locations.ts';
import { temporaryFolder } from '../testing/test-databases.ts';
import { prepareFolder } from './prepare-folder.ts';

let dataDir: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ folder: dataDir, remove } = await temporaryFolder());
});
afterEach(() => remove());

const namesIn = async (folder: string) => (await readdir(folder, { recursive: true })).toSorted();

it('a first start has a copy of the template, for its owner alone, and nothing half made', async () => {
  const folder = await prepareFolder(dataDir);
  expect(folder).toBe(path.join(dataDir, 'pglite'));
  expect(await namesIn(folder)).toEqual(await namesIn(templateFolder));
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await readdir(dataDir)).toEqual(['pglite']);
});

it('every later start has what is there', async () => {
  const folder = await prepareFolder(dataDir);
  await writeFile(path.join(folder, 'own'), '');
  expect(await prepareFolder(dataDir)).toBe(folder);
  expect(await readdir(folder)).toContain('own');
  expect(await readdir(dataDir)).toEqual(['pglite']);
});
