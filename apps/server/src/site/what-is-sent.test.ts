import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { EMPTY_PAGE } from '@second-draft/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { everywhere } from '../classroom-service/index.ts';
import { logged } from '../api/testing/logged.ts';
import { keepAssets } from './keep-assets.ts';
import type { KeptAssets } from './kept-assets.ts';
import { serveSite } from './serve-site.ts';

const script = 'export const one = 1;';
const IMMUTABLE = 'public, max-age=31536000, immutable';

let root: string;
let app: FastifyInstance;
let others: Map<string, Awaited<ReturnType<KeptAssets['find']>>>;
const write = async (name: string, content: string | Buffer) => {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), content);
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site-'));
  await write(EMPTY_PAGE, '<p>The app</p>');
  await write('pricing/index.html', '<h1>Pricing</h1>');
  await write('icon.svg', '<svg/>');
  await write('robots.txt', 'Allow: /');
  await write('robots.txt.gz', 'as it was built');
  await write('sitemap.xml', '<urlset/>');
  await write('assets/app.js', script);
  await write('assets/app.js.br', brotliCompressSync(script));
  others = new Map();
  app = Fastify();
  await serveSite(app, {
    root,
    publicUrl: null,
    startsAppWhenIdle: false,
    outside: everywhere([]),
    kept: { find: async (name) => others.get(name) ?? null },
  });
});
afterEach(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

describe('a part of another build', () => {
  it.each([
    ['js', 'text/javascript; charset=utf-8'],
    ['css', 'text/css; charset=utf-8'],
    ['svg', 'image/svg+xml'],
    ['json', 'application/json; charset=utf-8'],
    ['woff2', 'font/woff2'],
    ['webp', 'image/webp'],
    ['png', 'image/png'],
  ])('is sent as what it is: .%s', async (extension, type) => {
    others.set(`part-AAAAAAAA.${extension}`, { body: Buffer.from(script), isCompressed: false });
    const { statusCode, headers, body } = await get(`/assets/part-AAAAAAAA.${extension}`, {
      'accept-encoding': 'br',
    });
    expect([statusCode, body, headers['content-type']]).toEqual([200, script, type]);
    expect(headers).toMatchObject({ 'cache-control': IMMUTABLE, vary: 'Accept-Encoding' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('is sent compressed only to whoever reads that', async () => {
    const body = brotliCompressSync(script);
    others.set('part-AAAAAAAA.js', { body, isCompressed: true });
    const compressed = await get('/assets/part-AAAAAAAA.js', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.rawPayload).toEqual(body);
    const plain = await get('/assets/part-AAAAAAAA.js', { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(script);
    expect((await get('/assets/part-AAAAAAAA.js')).body).toBe(script);
  });

  it.each(['br;q=0, gzip;q=0.000', 'brotli', 'gzip;q=0,*;q=0', 'identity'])(
    'is sent as it is to whoever reads none of our ways: %s',
    async (encodings) => {
      others.set('part-AAAAAAAA.js', { body: brotliCompressSync(script), isCompressed: true });
      for (const address of ['/assets/part-AAAAAAAA.js', '/pricing']) {
        const { headers } = await get(address, { 'accept-encoding': encodings });
        expect([address, headers['content-encoding']]).toEqual([address, undefined]);
      }
    },
  );

  it.each([
    '/assets/part.js',
    '/assets/part-AAAAAAA.js',
    '/assets/part-AAAAAAAA.html',
    '/assets/deep/part-AAAAAAAA.js',
    '/other/assets/part-AAAAAAAA.js',
    '/assets/part-AAAAAAAA.js/more',
  ])('is looked for only by a name that a build gives: %s', async (url) => {
    const found = { body: Buffer.from(script), isCompressed: false };
    others = { get: () => found } as never;
    expect((await get(url)).statusCode).toBe(404);
    expect((await get('/assets/part-AAAAAAAA.js')).statusCode).toBe(200);
  });
});

describe('the site', () => {
  it.each([
    ['/assets/app.js', IMMUTABLE, 'application/javascript; charset=utf-8'],
    ['/icon.svg', 'no-cache', 'image/svg+xml'],
    ['/robots.txt', 'no-cache', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'no-cache', 'application/xml; charset=utf-8'],
    ['/pricing', 'no-cache', 'text/html; charset=utf-8'],
    ['/pricing/', 'no-cache', 'text/html; charset=utf-8'],
  ])('sends %s with how long it holds', async (url, caching, type) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      caching,
      type,
    ]);
  });

  it('sends a file of its own compressed where the build has it so', async () => {
    const { headers, rawPayload } = await get('/assets/app.js', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(rawPayload).toEqual(brotliCompressSync(script));
  });

  it('has a version of a page for each way to send it, and sends each again once it changes', async () => {
    const plain = await get('/pricing');
    const zipped = await get('/pricing', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe('<h1>Pricing</h1>');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.etag).toMatch(/^"[\w-]{20}-identity"$/);
    expect(zipped.headers.etag).toBe(plain.headers.etag?.toString().replace('identity', 'gzip'));
    const crossed = await get('/pricing', { 'if-none-match': String(zipped.headers.etag) });
    expect(crossed.statusCode).toBe(200);
  });

  it('says again that there is no such page, though the browser has cached it', async () => {
    const first = await get('/nowhere');
    const again = await get('/nowhere', { 'if-none-match': String(first.headers.etag) });
    expect([first.statusCode, again.statusCode]).toEqual([404, 404]);
  });

  // What is built says nothing of the address that people use.
  it.each(['/pricing/index.html', `/${EMPTY_PAGE}`, '/robots.txt.gz', '/assets', '/..%2fetc'])(
    'has no page at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('is only read: anything else is answered as an unknown call', async () => {
    const posted = await app.inject({ method: 'POST', url: '/pricing' });
    expect([posted.statusCode, posted.json().code]).toEqual([404, 'not_found']);
    const head = await app.inject({ method: 'HEAD', url: '/pricing' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('reads a page again that it could not read', async () => {
    await rm(path.join(root, EMPTY_PAGE));
    expect((await get('/classrooms')).statusCode).toBe(500);
    await write(EMPTY_PAGE, '<p>The app</p>');
    expect((await get('/classrooms')).statusCode).toBe(200);
  });
});

it('parts are kept and old ones removed again and again, and the operator learns when they can’t', async () => {
  const { log, lines } = logged();
  const done = Promise.withResolvers<undefined>();
  const told: string[] = [];
  const stop = keepAssets(
    {
      async share() {
        told.push('shared');
        if (told.length === 1) throw new Error('away');
      },
      async removeOld() {
        told.push('removed');
        done.resolve(undefined);
      },
      find: async () => null,
    },
    log,
    { first: 0, every: 0 },
  );
  await done.promise;
  await stop();
  expect(told.slice(0, 3)).toEqual(['shared', 'shared', 'removed']);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { failure: { kind: 'Error' }, msg: expect.stringMatching(/could not be kept/) },
  ]);
});
