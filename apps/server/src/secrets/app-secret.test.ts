import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appSecretIn, EmptySecret } from './app-secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'second-draft-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

test('the secret is made once, and is the same after a restart', async () => {
  const made = await appSecretIn(folder);
  expect(Buffer.from(made, 'base64url')).toHaveLength(32);
  expect(await appSecretIn(folder)).toBe(made);
  expect(await readFile(path.join(folder, 'secret'), 'utf8')).toBe(made);
});

test('two installations have two secrets', async () => {
  expect(await appSecretIn(path.join(folder, 'one'))).not.toBe(
    await appSecretIn(path.join(folder, 'other')),
  );
});

test('only its owner can read it, in a folder that is made for it', async () => {
  const dataDir = path.join(folder, 'not', 'there');
  await appSecretIn(dataDir);
  expect(await modeOf(dataDir)).toBe('700');
  expect(await modeOf(path.join(dataDir, 'secret'))).toBe('600');
});

test('an operator’s own secret is used unchanged', async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'secret'), 'chosen by the operator');
  await chmod(path.join(folder, 'secret'), 0o400);
  expect(await appSecretIn(folder)).toBe('chosen by the operator');
});

test('a secret that can’t be read is an error, and no new one takes its place', async () => {
  await mkdir(path.join(folder, 'secret'));
  await expect(appSecretIn(folder)).rejects.toMatchObject({ code: 'EISDIR' });
});

test('an empty secret is never used, and the file stays for the operator to see', async () => {
  const file = path.join(folder, 'secret');
  await writeFile(file, '');
  await expect(appSecretIn(folder)).rejects.toThrow(EmptySecret);
  await expect(appSecretIn(folder)).rejects.toThrow(`The secret in ${file} is empty`);
  expect(await readFile(file, 'utf8')).toBe('');
});

test('servers that start at once on one folder never go on with different secrets', async () => {
  const starts = await Promise.allSettled(Array.from({ length: 4 }, () => appSecretIn(folder)));
  const secrets = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const kept = await readFile(path.join(folder, 'secret'), 'utf8');
  expect(new Set(secrets)).toEqual(new Set([kept]));
});
