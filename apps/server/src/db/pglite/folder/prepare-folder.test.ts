import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { templateFolder } from '../../locations.ts';
import { temporaryFolder } from '../../testing/test-databases.ts';
import { DatabaseUnavailable } from '../../problems.ts';
import { prepareFolder, restoringFolder } from './prepare-folder.ts';

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

describe('a restore that was cut off', () => {
  it('before the last step is refused: an empty database would pass for the restored one', async () => {
    const folder = await prepareFolder(dataDir);
    await mkdir(path.join(dataDir, 'before-2026'));
    await rename(folder, path.join(dataDir, 'before-2026', 'pglite'));
    await mkdir(restoringFolder(dataDir));
    const refused = await prepareFolder(dataDir).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DatabaseUnavailable);
    expect(refused).toMatchObject({ message: expect.stringContaining('Restore it again') });
    expect(await readdir(dataDir)).toEqual(['before-2026', 'pglite.restoring']);
  });

  it('while it copied leaves the database that was there in use', async () => {
    const folder = await prepareFolder(dataDir);
    await mkdir(restoringFolder(dataDir));
    expect(await prepareFolder(dataDir)).toBe(folder);
  });
});
