import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { limits } from '@second-draft/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { apiOnPglite } from '../api/testing/api-on-pglite.ts';
import { files, teacher } from '../google/testing/school.ts';

const api = apiOnPglite();

afterEach(() => {
  vi.useRealTimers();
  api().google.clearFaults();
});

const slow = files.second;
const asked = { files: [files.recount, slow].map(({ id }) => ({ id, kind: 'document' })) };

/** Requests one document that arrives and one that never does. */
async function openStream() {
  const browser = await api().signedIn(teacher);
  api().google.fault({ path: `/v1/documents/${slow.id}`, hang: true });
  const leaving = new AbortController();
  const { status, body } = await browser.open('POST', '/api/documents', {
    body: asked,
    signal: leaving.signal,
  });
  expect(status).toBe(200);
  const input = Readable.fromWeb(body as ReadableStream);
  input.once('error', () => undefined);
  const lines = createInterface({ input })[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value as string;
  return { next, leave: () => leaving.abort() };
}

it('shows each text as soon as it is there, and stops reading when the browser goes away', async () => {
  const brokenOff = Promise.withResolvers<void>();
  api().google.app.server.on('request', ({ url = '' }, response) => {
    if (url.includes(`/documents/${slow.id}`)) response.once('close', brokenOff.resolve);
  });
  const { next, leave } = await openStream();
  expect(await next()).toBe('');
  expect(JSON.parse(await next())).toMatchObject({ id: files.recount.id, problem: null });
  leave();
  // Google's call is aborted, though it never answered.
  await brokenOff.promise;
});

it('gives a sign of life while there is nothing to show', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { next, leave } = await openStream();
  await next();
  await next();
  for (const beat of [1, 2]) {
    vi.advanceTimersByTime(limits.streamBeatSeconds * 1000);
    expect(await next(), `beat ${beat}`).toBe('');
  }
  leave();
});
