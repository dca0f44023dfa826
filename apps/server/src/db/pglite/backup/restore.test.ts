import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { templateFolder } from '../../locations.ts';
import { DataFolderInUse, RestoreRefused } from '../../problems.ts';
import { flushedBy } from '../../testing/flushed-by.ts';
import { temporaryFolder } from '../../testing/test-databases.ts';
import { lockFolder } from '../folder/lock-folder.ts';
import { restorePglite } from './restore.ts';

const now = new Date('2026-02-06T08:30:00.123Z');
/** Where what was there before is then. */
const kept = 'before-2026-02-06T08-30-00-123Z';

let folder: string;
let dataDir: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ folder, remove } = await temporaryFolder());
  dataDir = path.join(folder, 'data');
});
afterEach(() => remove());

const put = async (name: string, text: string) => {
  const file = path.join(dataDir, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};
const namesIn = async (name: string, recursive = false) =>
  (await readdir(path.join(dataDir, name), { recursive })).toSorted();
const modeOf = async (name: string) => (await stat(path.join(dataDir, name))).mode & 0o777;
const refusal = (restoring: Promise<unknown>) => restoring.catch((error: unknown) => error);

it('what is no backup is refused, and nothing is made for it', async () => {
  const from = path.join(folder, 'no-backup');
  await mkdir(from);
  const refused = await refusal(restorePglite(dataDir, from, now));
  expect(refused).toBeInstanceOf(RestoreRefused);
  expect(refused).toMatchObject({ message: `There is no backup of a database at ${from}.` });
  expect(await readdir(folder)).toEqual(['no-backup']);
});

it('a backup that does not open is refused, and the data is as it was', async () => {
  const from = path.join(folder, 'damaged');
  await mkdir(from);
  await writeFile(path.join(from, 'PG_VERSION'), '12\n');
  await put('pglite/PG_VERSION', '18');
  await put('pglite.restoring/half', 'of one that was cut off');
  const refused = await refusal(restorePglite(dataDir, from, now));
  expect(refused).toBeInstanceOf(RestoreRefused);
  expect(refused).toMatchObject({
    message: `The backup at ${from} could not be restored, and the data is as it was before.`,
    cause: { name: 'DatabaseUnavailable' },
  });
  expect(await namesIn('.')).toEqual(['lock', 'pglite']);
  expect(await readFile(path.join(dataDir, 'pglite/PG_VERSION'), 'utf8')).toBe('18');
  lockFolder(dataDir)();
});

it('a first restore makes the data folder, for its owner alone', async () => {
  const restored = await restorePglite(dataDir, templateFolder, now);
  expect(restored).toEqual({ accounts: 0, aside: null });
  expect(await namesIn('.')).toEqual(['lock', 'pglite']);
  expect([await modeOf('.'), await modeOf('pglite')]).toEqual([0o700, 0o700]);
});

it('what is restored survives a power cut, and so does what was there before', async () => {
  await put('pglite/old', 'before');
  const flushed = await flushedBy(() => restorePglite(dataDir, templateFolder, now));
  const names = (await namesIn('.', true)).filter((name) => name.startsWith('pglite/'));
  expect(names).toContain('pglite/PG_VERSION');
  for (const name of ['.', 'pglite', kept, ...names])
    expect(flushed.has((await stat(path.join(dataDir, name))).ino), name).toBe(true);
});

it('what was the database’s before is kept under its date, and all else stays', async () => {
  for (const name of ['pglite/old', 'pglite.journal', 'pglite.journal.preparing'])
    await put(name, 'before');
  for (const name of ['my-pglite', 'pglite-copy', 'set-aside/one.json', 'pglite.restoring/half'])
    await put(name, 'other');
  const { aside } = await restorePglite(dataDir, templateFolder, now);
  expect(aside).toBe(path.join(dataDir, kept));
  expect(await namesIn(kept)).toEqual(['pglite', 'pglite.journal', 'pglite.journal.preparing']);
  expect(await namesIn(`${kept}/pglite`)).toEqual(['old']);
  expect(await namesIn('pglite')).toContain('PG_VERSION');
  expect(await namesIn('pglite')).not.toContain('half');
  const others = ['lock', 'my-pglite', 'pglite', 'pglite-copy', 'set-aside'];
  expect(await namesIn('.')).toEqual([kept, ...others]);
  expect(await modeOf(kept)).toBe(0o700);
});

it('a restore that the disk refuses says why, and the data is as it was', async () => {
  await put('pglite/old', 'before');
  await put(kept, 'a file, where the old data would go');
  const refused = await refusal(restorePglite(dataDir, templateFolder, now));
  expect(refused).toMatchObject({
    name: 'RestoreRefused',
    message: `The backup at ${templateFolder} could not be restored (EEXIST: file already exists), and the data is as it was before.`,
  });
  expect(await namesIn('pglite')).toEqual(['old']);
});

it('a folder that a server uses is left alone', async () => {
  await put('pglite/old', 'in use');
  const unlock = lockFolder(dataDir);
  const refused = restorePglite(dataDir, templateFolder, now);
  await expect(refused).rejects.toBeInstanceOf(DataFolderInUse);
  expect(await namesIn('pglite')).toEqual(['old']);
  unlock();
});
