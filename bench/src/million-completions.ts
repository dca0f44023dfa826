import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@second-draft/server/src/db/index.ts';
import { runPostgres } from '@second-draft/server/src/db/testing/run-postgres.ts';
import type { Figure } from './measuring/figures.ts';
import { fillWithCompletions } from './million/completions.ts';
import { listOfAMillion } from './million/list.ts';
import { purgeOfAMillion } from './million/purge.ts';

async function on(name: string, databaseUrl: string | null): Promise<Figure[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'second-draft-bench-'));
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    await fillWithCompletions(db);
    return [...(await listOfAMillion(db, name)), ...(await purgeOfAMillion(db, name))];
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** On PGlite and, where it is installed, on PostgreSQL: listing and purging a million completions. */
export async function millionCompletions(): Promise<Figure[]> {
  const embedded = await on('PGlite', null);
  const postgres = await runPostgres();
  if (postgres === null) return embedded;
  try {
    return [...embedded, ...(await on('PostgreSQL', postgres.url))];
  } finally {
    await postgres.stop();
  }
}
