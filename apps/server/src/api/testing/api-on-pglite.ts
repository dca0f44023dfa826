import { afterAll, beforeAll } from 'vitest';
import { openTestDatabase } from '../../db/testing/test-databases.ts';
import { openApi, type OpenApi } from './open-api.ts';

/**
 * Opens the whole server on an embedded database of its own for all tests of a file, and closes
 * both after them.
 * @param settings besides those of the stand-ins, as in the environment
 * @returns what answers the server once the tests run
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
