import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../database.ts';
import { templateFolder } from '../locations.ts';
import { openPglite } from './open-pglite.ts';

/** They are for making others, take two thirds of the files, and every first start copies them. */
async function dropOtherDatabases({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`update pg_database set datistemplate = false`);
  const others = await db
    .select({ name: sql<string>`quote_ident(datname)` })
    .from(sql`pg_database`)
    .where(sql`datname <> current_database()`);
  for (const { name } of others) await db.execute(sql.raw(`drop database ${name}`));
  await db.execute(sql`checkpoint`);
}

/**
 * Prepares it aside, then moves it into place: two builds at once, or one that is cut off, do no
 * harm.
 */
export async function makeTemplate(place = templateFolder): Promise<void> {
  const making = `${place}.${process.pid}`;
  await mkdir(making, { recursive: true });
  const database = await openPglite(making);
  await dropOtherDatabases(database);
  await database.close();
  await rm(place, { recursive: true, force: true });
  await rename(path.join(making, 'pglite'), place);
  await rm(making, { recursive: true, force: true });
}

if (import.meta.main) await makeTemplate();
