import { afterAll } from 'vitest';
import type { Database } from '../../db/index.ts';
import { openTestDatabase } from '../../db/testing/test-databases.ts';
import { openSetting, type Setting } from './setting.ts';

/**
 * A setting with a model and one without, on a database of their own, for all tests of a file;
 * they are closed after these.
 */
export async function openBothSettings(): Promise<{
  db: Database;
  byModel: Setting;
  byRules: Setting;
}> {
  const database = await openTestDatabase('pglite');
  const byModel = await openSetting(database.db, { writer: 'model' });
  const byRules = await openSetting(database.db, { writer: 'built-in' });
  afterAll(async () => {
    await Promise.all([byModel.close(), byRules.close()]);
    await database.close();
  });
  return { db: database.db, byModel, byRules };
}
