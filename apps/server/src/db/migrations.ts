import { inArray, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Queries } from './database.ts';
import { migrationsFolder } from './locations.ts';
import { rollingSafeMigrations } from './schema/db.ts';

/** Statements that are harmless to servers that don't know them. */
const additions = [
  /^create (table|index|sequence|type)\b/i,
  /^alter table \S+ add column (?!.*\bnot null\b)/is,
  /^alter table \S+ add column .*\bdefault\b/is,
  /^comment on\b/i,
  /^alter table \S+ alter column \S+ set storage \w+$/i,
];

/** A new table may be given constraints: nobody writes to it yet. */
function isOfNewTable(statement: string, all: readonly string[]): boolean {
  const [, altered, indexed] =
    /^alter table (\S+) add constraint\b|^create unique index \S+ on (\S+)/i.exec(statement) ?? [];
  const table = altered ?? indexed;
  return table !== undefined && all.some((one) => one.startsWith(`CREATE TABLE ${table} `));
}

const withoutComments = (statement: string) => statement.replaceAll(/^\s*--.*$/gm, '');

/** @param statements of one migration */
export function addsOnly(statements: readonly string[]): boolean {
  const all = statements
    .flatMap((one) => withoutComments(one).split(';'))
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return all.every(
    (one) => additions.some((addition) => addition.test(one)) || isOfNewTable(one, all),
  );
}

const ownMigrations = () => readMigrationFiles({ migrationsFolder });

const applied = sql`drizzle.__drizzle_migrations applied`;

const findApplied = (db: Queries) =>
  db.select({ hash: sql<string>`hash`, at: sql<string | number>`created_at` }).from(applied);

/** For servers of the version before, which meet migrations that they don't know. */
async function noteRollingSafe(db: Queries): Promise<void> {
  const safe = ownMigrations().filter((migration) => addsOnly(migration.sql));
  await db
    .insert(rollingSafeMigrations)
    .values(safe.map(({ hash }) => ({ hash })))
    .onConflictDoNothing();
}

/**
 * @param apply has Drizzle apply those that are missing
 * @returns how many it applied
 */
export async function migrateWith(db: Queries, apply: () => Promise<void>): Promise<number> {
  // The table may be missing.
  const before = await findApplied(db).catch(() => []);
  const newest = Math.max(...before.map(({ at }) => Number(at)));
  const own = ownMigrations();
  // Drizzle applies those that are newer; to find that there are none takes it five statements.
  if (own.every(({ folderMillis }) => folderMillis <= newest)) return 0;
  // Before, too: a server of the version before may look at any moment. The table may be missing.
  const isBehind = before.length > 0 && before.length < own.length;
  if (isBehind) await noteRollingSafe(db).catch(() => undefined);
  await apply();
  const number = (await findApplied(db)).length - before.length;
  if (number > 0) await noteRollingSafe(db);
  return number;
}

/**
 * Asks whether the database has only migrations that this version knows, or that are noted as
 * harmless to it.
 */
export function createSchemaCheck(db: Queries): () => Promise<boolean> {
  const known = new Set(ownMigrations().map(({ hash }) => hash));
  return async () => {
    const unknown = (await findApplied(db)).flatMap(({ hash }) => (known.has(hash) ? [] : hash));
    if (unknown.length === 0) return true;
    const noted = await db
      .select({ hash: rollingSafeMigrations.hash })
      .from(rollingSafeMigrations)
      .where(inArray(rollingSafeMigrations.hash, unknown));
    return noted.length === unknown.length;
  };
}
