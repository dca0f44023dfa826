import { execFile } from 'node:child_process';
import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, it } from 'vitest';
import { serverFolder } from '../location.ts';
import { migrationsFolder } from './locations.ts';
import { addsOnly, createSchemaCheck, migrateWith } from './migrations.ts';
import { openDatabase } from './open-database.ts';
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

/** Of versions from which no rolling upgrade was promised. */
const BEFORE_ROLLING_UPGRADES = 10;

describe('a rolling upgrade', () => {
  const statements = (text: string) => addsOnly(text.split('--> statement-breakpoint'));

  it('meets migrations that only add, so that servers of the version before go on', () => {
    const migrations = readMigrationFiles({ migrationsFolder }).slice(BEFORE_ROLLING_UPGRADES);
    expect(migrations.filter((migration) => !addsOnly(migration.sql))).toEqual([]);
  });

  it.each([
    'CREATE TABLE "a" ("b" text PRIMARY KEY NOT NULL);',
    'ALTER TABLE "a" ADD COLUMN "b" text;',
    'ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'x\' NOT NULL;',
    'CREATE INDEX "i" ON "a" USING btree ("b");',
    '-- why\nCREATE TABLE "a" ("b" text);\n--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT "k" FOREIGN KEY ("b") REFERENCES "c"("d");',
    'CREATE TABLE "a" ("b" text);\n--> statement-breakpoint\nCREATE UNIQUE INDEX "i" ON "a" USING btree ("b");',
  ])('may go over %s', (text) => expect(statements(text)).toBe(true));

  it.each([
    'DROP TABLE "a";',
    'ALTER TABLE "a" DROP COLUMN "b";',
    'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
    'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
    'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;',
    'ALTER TABLE "a" ADD CONSTRAINT "k" UNIQUE("b");',
    'CREATE UNIQUE INDEX "i" ON "a" USING btree ("b");',
    'CREATE TABLE "a" ("b" text); DROP TABLE "c";',
    'UPDATE "a" SET "b" = 1;',
  ])('may not go over %s', (text) => expect(statements(text)).toBe(false));

  it('is known to a server that meets a newer version’s tables, unless that only added', async () => {
    const { folder, remove } = await temporaryFolder();
    const { db, close } = await openDatabase({ databaseUrl: null, dataDir: folder });
    const knowsSchema = createSchemaCheck(db);
    expect(await knowsSchema()).toBe(true);
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 1)`,
    );
    expect(await knowsSchema()).toBe(false);
    await db.execute(sql`insert into rolling_safe_migrations (hash) values ('newer')`);
    expect(await knowsSchema()).toBe(true);
    await close();
    await remove();
  });

  it('has noted what only adds before it is there, so that no server takes fright meanwhile', async () => {
    const { folder, remove } = await temporaryFolder();
    const { db, close } = await openDatabase({ databaseUrl: null, dataDir: folder });
    const [newest] = readMigrationFiles({ migrationsFolder }).slice(-1);
    const isNewest = sql`hash = ${newest?.hash}`;
    await db.execute(sql`delete from drizzle.__drizzle_migrations where ${isNewest}`);
    await db.execute(sql`delete from rolling_safe_migrations where ${isNewest}`);
    const noted = await new Promise<unknown>((resolve, reject) => {
      migrateWith(db, async () =>
        resolve(await db.execute(sql`select from rolling_safe_migrations where ${isNewest}`)),
      ).catch(reject);
    });
    expect(noted).toMatchObject({ rows: [{}] });
    await close();
    await remove();
  });
});
