import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { openDatabase, type Database, type OpenDatabase } from '../index.ts';
import { createDatabase } from './postgres-database.ts';

export async function temporaryFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'second-draft-test-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A boot takes seconds of processor time: a closed one, emptied, serves the worker's next file. */
const idle: OpenDatabase[] = [];

async function empty({ db }: OpenDatabase): Promise<void> {
  const tables = await db
    .select({ name: sql<string>`quote_ident(tablename)` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`);
  const names = tables.map(({ name }) => name).join(', ');
  await db.execute(sql.raw(`truncate ${names} restart identity cascade`));
}

async function openTestPglite(): Promise<OpenDatabase> {
  const opened =
    idle.pop() ??
    (await openDatabase({
      databaseUrl: null,
      dataDir: await mkdtemp(path.join(inject('databasesFolder'), 'pglite-')),
    }));
  return {
    ...opened,
    close: async () => {
      await empty(opened);
      idle.push(opened);
    },
  };
}

/**
 * Opens a migrated, empty database for one test file, which closes it.
 * @param kind `postgres` only where one is installed, see `describeOnBothDatabases`
 */
export async function openTestDatabase(kind: OpenDatabase['kind']): Promise<OpenDatabase> {
  if (kind === 'pglite') return openTestPglite();
  const admin = inject('postgresUrl');
  if (admin === null) throw new Error('No PostgreSQL is installed for tests.');
  return openDatabase({ databaseUrl: await createDatabase(admin), dataDir: '' });
}

/** `describe`, skipped with the reason in its title where no PostgreSQL is installed. */
export function describeOnPostgres(title: string, tests: (adminUrl: string) => void): void {
  const admin = inject('postgresUrl');
  const reason = admin === null ? ' (skipped: no PostgreSQL is installed)' : '';
  describe.skipIf(admin === null)(`${title}${reason}`, () => {
    tests(admin ?? '');
  });
}

/**
 * Runs the tests on PGlite and on PostgreSQL, each in its own database.
 * @param tests get a function that returns the open database, callable only while they run
 */
export function describeOnBothDatabases(title: string, tests: (database: () => Database) => void) {
  const testsOn = (kind: OpenDatabase['kind']) => {
    let opened: OpenDatabase;
    beforeAll(async () => {
      opened = await openTestDatabase(kind);
    });
    afterAll(() => opened.close());
    tests(() => opened.db);
  };
  describe(`${title}, on PGlite`, () => {
    testsOn('pglite');
  });
  describeOnPostgres(`${title}, on PostgreSQL`, () => {
    testsOn('postgres');
  });
}
