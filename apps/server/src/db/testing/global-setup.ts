import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../index.ts';
import { templateFolder } from '../locations.ts';
import { makeTemplate } from '../pglite/make-template.ts';
import { createTemplateDatabase } from './postgres-database.ts';
import { runPostgres } from './run-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The running PostgreSQL's administrative database; null where there is none. */
    postgresUrl: string | null;
  }
}

/**
 * Once a run: the embedded database's template, and a PostgreSQL with a migrated database to clone.
 * @returns what stops the PostgreSQL.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(templateFolder)) await makeTemplate();
  const postgres = await runPostgres();
  provide('postgresUrl', postgres?.url ?? null);
  if (postgres === null) return async () => undefined;
  const databaseUrl = await createTemplateDatabase(postgres.url);
  const template = await openDatabase({ databaseUrl, dataDir: '' });
  await template.close();
  return () => postgres.stop();
}
