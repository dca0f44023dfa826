import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../index.ts';
import { templateFolder } from '../locations.ts';
import { makeTemplate } from '../pglite/make-template.ts';
import { createTemplateDatabase } from './postgres-database.ts';
import { runPostgres } from './run-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The administrative database's; null without PostgreSQL. */
    postgresUrl: string | null;
  }
}

/**
 * Runs once: prepares the embedded database's template, and a PostgreSQL with a migrated database
 * to clone.
 * @returns a function that stops PostgreSQL
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
