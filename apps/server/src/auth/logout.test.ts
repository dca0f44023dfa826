import { askedBy } from '@second-draft/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type OpenApi } from '../api/testing/open-api.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { colleague, teacher } from '../google/testing/school.ts';

describeOnBothDatabases('a logout', (database) => {
  let api: OpenApi;
  beforeAll(async () => {
    api = await openApi(database());
  });
  afterAll(() => api.close());

  it('on the page of a teacher who was logged in here before leaves her colleague logged in', async () => {
    const browser = await api.signedIn(teacher);
    const logOut = (headers: Record<string, string>) =>
      browser.call('GET', '/api/logout', { headers });
    const left = await logOut(askedBy(colleague));
    expect([left.status, left.headers.getSetCookie()]).toEqual([204, []]);
    expect((await browser.call('GET', '/api/token')).status).toBe(200);
    await logOut(askedBy(teacher));
    expect((await browser.call('GET', '/api/token')).status).toBe(401);
  });
});
