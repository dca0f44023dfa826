import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../db/index.ts';
import { accounts } from '../../db/schema/index.ts';
import { teacher } from '../../google/testing/school.ts';
import { openApi, type Browser, type OpenApi } from './open-api.ts';

/** One for a suite on its database. Before each test all accounts go, and the teacher signs in. */
export function apiForTeacher(database: () => Database): {
  api: () => OpenApi;
  browser: () => Browser;
} {
  let api: OpenApi;
  let browser: Browser;
  beforeAll(async () => {
    api = await openApi(database());
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await database().delete(accounts);
    browser = await api.signedIn(teacher);
  });
  return { api: () => api, browser: () => browser };
}
