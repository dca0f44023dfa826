import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type OpenApi } from '../api/testing/open-api.ts';
import { openTestDatabase } from '../db/testing/test-databases.ts';
import { files, teacher } from '../google/testing/school.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let api: OpenApi;
beforeAll(async () => {
  database = await openTestDatabase('pglite');
  api = await openApi(database.db);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const slow = files.second;
const asked = { files: [files.recount, slow].map(({ id }) => ({ id, kind: 'document' })) };

it('shows each text as soon as it is there, and stops reading when the browser goes away', async () => {
  const browser = await api.signedIn(teacher);
  const brokenOff = Promise.withResolvers<void>();
  api.google.app.server.on('request', ({ url = '' }, response) => {
    if (url.includes(`/documents/${slow.id}`)) response.once('close', brokenOff.resolve);
  });
  api.google.fault({ path: `/v1/documents/${slow.id}`, hang: true });
  const leaving = new AbortController();
  const { status, body } = await browser.open('POST', '/api/documents', {
    body: asked,
    signal: leaving.signal,
  });
  expect(status).toBe(200);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(JSON.parse(value ?? '')).toMatchObject({ id: files.recount.id, problem: null });
  leaving.abort();
  // Google sees its call broken off, though it never answered.
  await brokenOff.promise;
});
