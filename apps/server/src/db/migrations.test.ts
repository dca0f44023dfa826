import { execFile } from 'node:child_process';
import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { serverFolder } from '../location.ts';
import { migrationsFolder } from './locations.ts';
import { temporaryFolder } from './testing/test-databases.ts';

it('has a migration for every change of the schema', async () => {
  const { folder, remove } = await temporaryFolder();
  await cp(migrationsFolder, folder, { recursive: true });
  const kit = path.resolve(serverFolder, '../../node_modules/drizzle-kit/bin.cjs');
  const schema = path.join(serverFolder, 'src/db/schema/index.ts');
  await promisify(execFile)(
    process.execPath,
    [kit, 'generate', '--dialect=postgresql', `--schema=${schema}`, `--out=${folder}`],
    { cwd: serverFolder },
  );
  const written = await readdir(folder);
  expect(written).toEqual(await readdir(migrationsFolder));
  await remove();
});
