import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase, type Database } from '@second-draft/server/src/db/index.ts';
import { runPostgres } from '@second-draft/server/src/db/testing/run-postgres.ts';
import { sql } from 'drizzle-orm';
import { processorMsOfChildren } from '../measuring/processor-time.ts';

export interface MeasuredPostgres {
  /** Of a server that keeps its data there. */
  settings: { DATABASE_URL: string; APP_SECRET: string };
  url: string;
  db: Database;
  /** That anybody has had carried out so far. */
  statements(): Promise<number>;
  /** Milliseconds; null where the system doesn't tell. */
  processorMs(): Promise<number | null>;
  stop(): Promise<void>;
}

/** @returns null where no PostgreSQL is installed */
export async function openMeasuredPostgres(): Promise<MeasuredPostgres | null> {
  const postgres = await runPostgres(async () => [
    'shared_preload_libraries=pg_stat_statements',
    // Statements that it no longer knows it wouldn't count.
    'pg_stat_statements.max=10000',
  ]);
  if (postgres === null) return null;
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  await db.execute(sql`create extension pg_stat_statements`);
  const folder = new URL(postgres.url).searchParams.get('host') ?? '';
  const mainPid = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    settings: {
      DATABASE_URL: postgres.url,
      APP_SECRET: 'of a benchmark that ends in a few minutes',
    },
    url: postgres.url,
    db,
    async statements() {
      const result = await db.execute(
        sql`select sum(calls)::int as carried_out from pg_stat_statements`,
      );
      const { rows } = result as { rows: { carried_out: number }[] };
      return rows[0]?.carried_out ?? 0;
    },
    processorMs: () => processorMsOfChildren(mainPid),
    async stop() {
      await close();
      await postgres.stop();
    },
  };
}
