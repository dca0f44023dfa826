import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
    /** Where the embedded databases that files share are. */
    databasesFolder: string;
  }
}

/**
 * Runs once: prepares the embedded database's template, and a PostgreSQL with a migrated database
 * to clone.
 * @returns a function that stops PostgreSQL and removes the databases
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(templateFolder)) await makeTemplate();
  const folder = await mkdtemp(path.join(tmpdir(), 'second-draft-databases-'));
  provide('databasesFolder', folder);
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  const postgres = await runPostgres();
  provide('postgresUrl', postgres?.url ?? null);
  if (postgres === null) return removeFolder;
  const databaseUrl = await createTemplateDatabase(postgres.url);
  const template = await openDatabase({ databaseUrl, dataDir: '' });
  await template.close();
  return async () => {
    await postgres.stop();
    await removeFolder();
  };
}
