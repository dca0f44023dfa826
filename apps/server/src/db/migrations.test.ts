import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, it } from 'vitest';
import type { Queries } from './database.ts';
import { migrationsFolder } from './locations.ts';
import { addsOnly, createSchemaCheck, migrateWith } from './migrations.ts';
import { rollingSafeMigrations } from './schema/db.ts';
import { describeOnBothDatabases } from './testing/test-databases.ts';

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
    'ALTER TABLE "a" ALTER COLUMN "b" SET STORAGE EXTERNAL;',
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
});

describeOnBothDatabases('a database that is upgraded', (database) => {
  const all = readMigrationFiles({ migrationsFolder });
  const hashesOf = (some: typeof all) => some.map(({ hash }) => hash).toSorted();
  const missing = all.slice(-2);

  /** Undoes it all afterwards. */
  const within = async (work: (db: Queries) => Promise<void>) => {
    const undone = new Error('undone');
    const tried = database().transaction(async (db) => {
      await db.delete(rollingSafeMigrations);
      await work(db);
      throw undone;
    });
    await expect(tried).rejects.toBe(undone);
  };
  const noted = async (db: Queries) =>
    (await db.select().from(rollingSafeMigrations)).map(({ hash }) => hash).toSorted();
  const forget = async (db: Queries) => {
    for (const { hash } of missing)
      await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = ${hash}`);
  };
  const apply = async (db: Queries, hash: string) => {
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, 1)`,
    );
  };
  const safe = hashesOf(all.filter((migration) => addsOnly(migration.sql)));

  it('is known to a server that meets a newer version’s tables, unless that only added', () =>
    within(async (db) => {
      const knowsSchema = createSchemaCheck(db);
      expect(await knowsSchema()).toBe(true);
      await apply(db, 'newer');
      expect(await knowsSchema()).toBe(false);
      await db.insert(rollingSafeMigrations).values({ hash: 'newer' });
      expect(await knowsSchema()).toBe(true);
      await apply(db, 'newest');
      expect(await knowsSchema()).toBe(false);
    }));

  it('has noted what only adds before it is there, so that no server takes fright meanwhile', () =>
    within(async (db) => {
      await forget(db);
      let notedBefore: string[] = [];
      await migrateWith(db, async () => void (notedBefore = await noted(db)));
      expect(notedBefore).toEqual(safe);
      expect(notedBefore.length).toBeLessThan(all.length);
    }));

  it('tells how many changes it was given', () =>
    within(async (db) => {
      await forget(db);
      const applied = await migrateWith(db, async () => {
        await db.delete(rollingSafeMigrations);
        for (const { hash } of missing) await apply(db, hash);
      });
      expect(applied).toBe(2);
      expect(await noted(db)).toEqual(safe);
    }));

  it('that lacks nothing is given nothing', () =>
    within(async (db) => {
      expect(await migrateWith(db, async () => undefined)).toBe(0);
      expect(await noted(db)).toEqual([]);
    }));
});
