import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig, type Config } from '../config/index.ts';
import { openDatabase } from '../db/index.ts';
import { temporaryFolder } from '../db/testing/test-databases.ts';
import { openOffice } from './open-office.ts';

let config: Config;
let remove: () => Promise<void>;
beforeEach(async () => {
  const { folder, remove: removeFolder } = await temporaryFolder();
  config = readConfig({ DATA_DIR: folder });
  remove = removeFolder;
});
afterEach(() => remove());

async function addMigration(hash: string): Promise<void> {
  const { db, close } = await openDatabase(config);
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, 9e12)`,
  );
  await close();
}

it('tables that a newer version has changed are not worked on, and are let go', async () => {
  await addMigration('of a newer version');
  for (const _ of ['once', 'again'])
    await expect(openOffice(config)).rejects.toMatchObject({
      name: 'Refused',
      message: expect.stringContaining('does not know the database’s tables') as unknown,
    });
});
