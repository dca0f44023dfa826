import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataFolderInUse } from '../../problems.ts';
import { temporaryFolder } from '../../testing/test-databases.ts';
import { lockFolder } from './lock-folder.ts';

let folder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ folder, remove } = await temporaryFolder());
});
afterEach(() => remove());

it('a folder is one server’s, until that leaves it', () => {
  const unlock = lockFolder(folder);
  const second = () => lockFolder(folder);
  expect(second).toThrow(DataFolderInUse);
  expect(second).toThrow(`The data folder ${folder} is in use by another Second Draft server.`);
  unlock();
  second()();
});

it('a lock that is something else is not taken for another server’s', async () => {
  await writeFile(path.join(folder, 'lock'), 'kia ora, e hoa mā '.repeat(100));
  const refused = () => lockFolder(folder);
  expect(refused).toThrow('not a database');
  expect(refused).not.toThrow(DataFolderInUse);
});
