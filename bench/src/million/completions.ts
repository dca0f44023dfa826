import { DAY_SECONDS, limits } from '@second-draft/contract';
import { newAccount } from '@second-draft/server/src/accounts/index.ts';
import type { Database, Queries } from '@second-draft/server/src/db/index.ts';
import * as schema from '@second-draft/server/src/db/schema/index.ts';
import { sql } from 'drizzle-orm';

export const ROWS = 1_000_000;
const BATCH = 100_000;
const TEACHERS = 10_000;
/** Rows of one insertion: a statement has room for some sixty thousand values. */
const TEACHERS_AT_ONCE = 1_000;

export const OLDEST = new Date('2026-08-01T00:00:00.000Z');

/** Evenly spread over the time that texts are kept. */
export const SPREAD_SECONDS = limits.keepTextsDays * DAY_SECONDS;

async function addTeachers(db: Database): Promise<void> {
  const teachers = Array.from({ length: TEACHERS }, (_, n) => ({
    ...newAccount(new Date()),
    id: `teacher-${n}`,
    email: `teacher-${n}@kura.school.example`,
    name: 'Hinewai Tāwhiao',
    kura: 'kura.school.example',
  }));
  for (let from = 0; from < TEACHERS; from += TEACHERS_AT_ONCE)
    await db.insert(schema.accounts).values(teachers.slice(from, from + TEACHERS_AT_ONCE));
}

/** Generated in SQL: a million rows through a driver would take longer than measuring them. */
const addRows = (db: Queries, from: number, oldest: Date) =>
  db.execute(sql`
    insert into completions (id, account_id, created_at, category, student_text, student_name,
      word_count, model, writer, sent, points, checks, feedback)
    select 'completion-' || n, 'teacher-' || n % ${sql.raw(String(TEACHERS))},
      ${oldest.toISOString()}::timestamptz + n * interval '1 second' * ${sql.raw(String(SPREAD_SECONDS / ROWS))},
      'Ideas', 'We walked to the beach and found a rock pool.', 'Awa',
      70, 'gpt-4o', 'built-in', '[]', '[]', '{}', 'You show us the rock pool.'
    from generate_series(${sql.raw(`${from} + 1, ${from} + ${BATCH}`)}) as n`);

/** What a trigger does for each row that is added in the ordinary way. */
const countByHour = (db: Queries) =>
  db.execute(sql`
    insert into completion_hours (hour, completions)
    select date_trunc('hour', created_at, 'UTC'), count(*) from completions
    where account_id like 'teacher-%' group by 1
    on conflict (hour) do update
    set completions = completion_hours.completions + excluded.completions`);

/** An index is made of all rows at once in a third of the time that it takes row by row. */
async function withoutIndexes(db: Queries, add: () => Promise<void>): Promise<void> {
  const indexes = await db
    .select({ name: sql<string>`indexname`, made: sql<string>`indexdef` })
    .from(sql`pg_indexes`)
    .where(sql`tablename = 'completions' and indexdef not like 'CREATE UNIQUE%'`);
  for (const { name } of indexes) await db.execute(sql.raw(`drop index ${name}`));
  await add();
  for (const { made } of indexes) await db.execute(sql.raw(made));
}

/** A million, of teachers who aren't among those that are there. */
export async function fillWithCompletions(db: Database, oldest = OLDEST): Promise<void> {
  await addTeachers(db);
  await db.transaction(async (transaction) => {
    // No triggers: looking a million times whether the teacher exists takes most of the time.
    await transaction.execute(sql`set local session_replication_role = replica`);
    await withoutIndexes(transaction, async () => {
      for (let from = 0; from < ROWS; from += BATCH) await addRows(transaction, from, oldest);
    });
    await countByHour(transaction);
  });
  await db.execute(sql`vacuum analyze`);
}
