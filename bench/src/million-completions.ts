import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DAY_SECONDS, limits } from '@second-draft/contract';
import { newAccount } from '@second-draft/server/src/accounts/index.ts';
import { openDatabase, type Database } from '@second-draft/server/src/db/index.ts';
import * as schema from '@second-draft/server/src/db/schema/index.ts';
import { runPostgres } from '@second-draft/server/src/db/testing/run-postgres.ts';
import { sql } from 'drizzle-orm';
import type { Figure } from './figures.ts';

export const ROWS = 1_000_000;
const BATCH = 100_000;

export const OLDEST = new Date('2026-08-01T00:00:00.000Z');

/** Evenly spread over the time that texts are kept. */
export const SPREAD_SECONDS = limits.keepTextsDays * DAY_SECONDS;

async function addTeacher(db: Database): Promise<void> {
  await db.insert(schema.accounts).values({
    ...newAccount(new Date()),
    id: 'teacher',
    email: 'teacher@kura.school.example',
    name: 'Hinewai Tāwhiao',
    kura: 'kura.school.example',
  });
}

/** Generated in SQL: a million rows through a driver would take longer than measuring them. */
const addRows = (db: Database, from: number, oldest: Date) =>
  db.execute(sql`
    insert into completions (id, account_id, created_at, category, student_text, student_name,
      word_count, model, writer, sent, points, checks, feedback)
    select 'completion-' || n, 'teacher',
      ${oldest.toISOString()}::timestamptz + n * interval '1 second' * ${sql.raw(String(SPREAD_SECONDS / ROWS))},
      'Ideas', 'We walked to the beach and found a rock pool.', 'Awa',
      70, 'gpt-4o', 'built-in', '[]', '[]', '{}', 'You show us the rock pool.'
    from generate_series(${sql.raw(`${from} + 1, ${from} + ${BATCH}`)}) as n`);

/** A million, of one teacher who isn't among those that are there. */
export async function fillWithCompletions(db: Database, oldest = OLDEST): Promise<void> {
  await addTeacher(db);
  for (let from = 0; from < ROWS; from += BATCH) await addRows(db, from, oldest);
  await db.execute(sql`analyze`);
}

async function on(
  name: string,
  databaseUrl: string | null,
  measure: (db: Database, name: string) => Promise<Figure[]>,
): Promise<Figure[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'second-draft-bench-'));
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    await fillWithCompletions(db);
    return await measure(db, name);
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Measures on PGlite and, where it is installed, on PostgreSQL, with a million completions of one
 * teacher.
 */
export async function withMillionCompletions(
  measure: (db: Database, name: string) => Promise<Figure[]>,
): Promise<Figure[]> {
  const embedded = await on('PGlite', null, measure);
  const postgres = await runPostgres();
  if (postgres === null) return embedded;
  try {
    return [...embedded, ...(await on('PostgreSQL', postgres.url, measure))];
  } finally {
    await postgres.stop();
  }
}
