import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCompletionList } from '@second-draft/server/src/admin/store.ts';
import { newAccount } from '@second-draft/server/src/accounts/index.ts';
import { openDatabase, schema, type Database } from '@second-draft/server/src/db/index.ts';
import { runPostgres } from '@second-draft/server/src/db/testing/run-postgres.ts';
import { sql } from 'drizzle-orm';
import { median, repeat, timed, type Figure } from './figures.ts';

const ROWS = 1_000_000;
const BATCH = 100_000;
const PAGE = 100;
const ROUNDS = 15;
const LIMIT = 2;

/** As long as texts are kept, evenly spread over their 90 days. */
const SPREAD_SECONDS = 90 * 24 * 60 * 60;

async function addTeacher(db: Database): Promise<void> {
  await db.insert(schema.accounts).values({
    ...newAccount(new Date()),
    id: 'teacher',
    email: 'teacher@kura.school.example',
    name: 'Hinewai Tāwhiao',
    kura: 'kura.school.example',
  });
}

/** Made in the database itself: a million rows through a driver would take longer than reading them. */
const addRows = (db: Database, from: number) =>
  db.execute(sql`
    insert into completions (id, account_id, created_at, category, student_text, student_name,
      word_count, model, writer, sent, points, checks, feedback)
    select 'completion-' || n, 'teacher',
      timestamptz '2026-08-01' + n * interval '1 second' * ${sql.raw(String(SPREAD_SECONDS / ROWS))},
      'Ideas', 'We walked to the beach and found a rock pool.', 'Awa',
      70, 'gpt-4o', 'built-in', '[]', '[]', '{}', 'You show us the rock pool.'
    from generate_series(${sql.raw(`${from} + 1, ${from} + ${BATCH}`)}) as n`);

async function measure(db: Database): Promise<{ first: number; last: number }> {
  await addTeacher(db);
  for (let from = 0; from < ROWS; from += BATCH) await addRows(db, from);
  await db.execute(sql`analyze`);
  const list = createCompletionList(db);
  const page = (start: number) => () =>
    timed(async () => {
      const { rows } = await list.page(start, PAGE);
      if (rows.length !== PAGE) throw new Error('A page is not full');
    });
  const [first, last] = [page(0), page(ROWS - PAGE)];
  await Promise.all([first(), last()]);
  const pairs = await repeat(ROUNDS, async () => ({ first: await first(), last: await last() }));
  return {
    first: median(pairs.map((pair) => pair.first)),
    last: median(pairs.map((pair) => pair.last)),
  };
}

function figuresOf(name: string, { first, last }: { first: number; last: number }): Figure[] {
  const ratio = last / first;
  return [
    {
      what: `${name}: last page of a million completions / first page`,
      value: ratio.toFixed(2),
      limit: { text: `at most ${LIMIT}`, kept: ratio <= LIMIT },
      isRatio: true,
    },
    {
      what: `${name}: first page of a million completions`,
      value: `${first.toFixed(1)} ms`,
      limit: null,
      isRatio: false,
    },
  ];
}

async function on(name: string, databaseUrl: string | null): Promise<Figure[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'second-draft-bench-'));
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    return figuresOf(name, await measure(db));
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The administrators' list with a million completions: its end comes as fast as its beginning. */
export async function completionsList(): Promise<Figure[]> {
  const embedded = await on('PGlite', null);
  const postgres = await runPostgres();
  if (postgres === null) return embedded;
  try {
    return [...embedded, ...(await on('PostgreSQL', postgres.url))];
  } finally {
    await postgres.stop();
  }
}
