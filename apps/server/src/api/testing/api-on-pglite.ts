import { afterAll, beforeAll } from 'vitest';
import { openTestDatabase } from '../../db/testing/test-databases.ts';
import { openApi, type OpenApi } from './open-api.ts';

/**
 * Opens the whole server on its own embedded database for all tests of a file, and closes both.
 * @param settings environment variables, added to or replacing the emulators'
 * @returns a getter that works once the tests run
 */
export function apiOnPglite(settings: Readonly<Record<string, string>> = {}): () => OpenApi {
  let api: OpenApi;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await openTestDatabase('pglite');
    api = await openApi(database.db, settings);
    close = async () => {
      await api.close();
      await database.close();
    };
  });
  afterAll(() => close());
  return () => api;
}
