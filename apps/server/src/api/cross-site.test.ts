import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { refuseCrossSite } from './cross-site.ts';
import { answerErrors } from './errors.ts';

const PUBLIC = 'https://draft.example';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

async function statusOf(headers: Record<string, string>, publicUrl: string | null, url: string) {
  app = Fastify();
  answerErrors(app);
  refuseCrossSite(app, publicUrl);
  for (const path of ['/api/token', '/apiary', '/pricing']) app.get(path, async () => 'answered');
  const { statusCode } = await app.inject({ url, headers });
  await app.close();
  return statusCode;
}

it.each([
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  // Typed by the person herself.
  [{ 'sec-fetch-site': 'none' }, 200],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' }, 200],
  [{ 'sec-fetch-site': 'cross-site', origin: PUBLIC }, 403],
  [{ origin: PUBLIC }, 200],
  [{ origin: 'http://draft.example' }, 200],
  [{ origin: 'https://draft.example:8443' }, 403],
  [{ origin: 'https://elsewhere.example' }, 403],
  [{ origin: 'null' }, 403],
  [{}, 200],
])('a call that a browser says is %j is answered with %i', async (headers, status) => {
  const host = { host: 'draft.example' };
  expect(await statusOf({ ...headers, ...host }, null, '/api/token')).toBe(status);
  // Behind a balancer, the address that people use counts, not the one the server is reached by.
  const inside = { host: '10.0.0.7:3000' };
  expect(await statusOf({ ...headers, ...inside }, PUBLIC, '/api/token')).toBe(status);
});

it.each(['/pricing', '/apiary'])('%s may be linked to from anywhere', async (url) => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  expect(await statusOf(headers, PUBLIC, url)).toBe(200);
});
