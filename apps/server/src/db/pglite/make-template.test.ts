import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/test-databases.ts';
import { makeTemplate } from './make-template.ts';
import { startPglite } from './client/worker-client.ts';

it('a template has every table and no database besides, in the place of the one before', async () => {
  const { folder, remove } = await temporaryFolder();
  const place = path.join(folder, 'template');
  await mkdir(place);
  await writeFile(path.join(place, 'old'), '');
  await makeTemplate(place);
  expect(await readdir(folder)).toEqual(['template']);
  expect(await readdir(place)).not.toContain('old');
  const client = await startPglite(place);
  const { rows } = await client.query(
    `select (select count(*)::int from pg_database) as databases,
       (select count(*)::int from pg_database where datistemplate) as templates,
       (select count(*)::int from accounts) as accounts`,
  );
  expect(rows).toEqual([{ databases: 1, templates: 0, accounts: 0 }]);
  await client.close();
  await remove();
});
