import { createGoogle } from '../google/index.ts';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { APP_STARTS, EMPTY_PAGE, emptyPageOf, PUBLIC_ADDRESS_MARK } from '@second-draft/contract';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { everywhere } from '../classroom-service/index.ts';
import { contentSecurityPolicy, outsideOriginsOf } from './policy.ts';
import { serveSite } from './serve-site.ts';

const page = `<link rel="canonical" href="${PUBLIC_ADDRESS_MARK}/pricing"><script>let a = 1</script>`;
const files = {
  'index.html': `<h1>Landing</h1><script ${APP_STARTS.onTouch}></script>`,
  'pricing/index.html': page,
  [EMPTY_PAGE]: '<p>The app</p>',
  [emptyPageOf('assignment')]: '<p>The assignment</p>',
  'robots.txt': `Sitemap: ${PUBLIC_ADDRESS_MARK}/sitemap.xml`,
  'sitemap.xml': '<urlset/>',
  'blog/feed.xml': '<rss/>',
  'assets/app.js': 'export {}',
};

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function site({
  publicUrl = null as string | null,
  introVideoId = null as string | null,
  startsAppWhenIdle = false,
} = {}) {
  const root = await mkdtemp(path.join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
  const app = Fastify();
  const config = { payments: null, analyticsId: null, introVideoId };
  const outside = outsideOriginsOf(config, everywhere([]));
  const kept = { find: async () => null };
  await serveSite(app, { root, publicUrl, startsAppWhenIdle, outside, kept });
  cleanups.push(
    () => app.close(),
    () => rm(root, { recursive: true }),
  );
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
}

test('the public address is written into pages and into what names them', async () => {
  const get = await site({ publicUrl: 'https://draft.school.example' });
  expect((await get('/pricing')).body).toContain('href="https://draft.school.example/pricing"');
  expect((await get('/robots.txt')).body).toBe('Sitemap: https://draft.school.example/sitemap.xml');
});

test('without one, addresses are relative', async () => {
  const get = await site();
  expect((await get('/pricing')).body).toContain('href="/pricing"');
});

test('a page is compressed for whoever reads that, and not sent again unchanged', async () => {
  const get = await site();
  const first = await get('/pricing', { 'accept-encoding': 'gzip, br' });
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(first.rawPayload).toString()).toContain('let a = 1');
  const again = await get('/pricing', {
    'accept-encoding': 'gzip, br',
    'if-none-match': String(first.headers.etag),
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a page’s policy names its own scripts, and other hosts only where they are set up', async () => {
  const get = await site();
  const policy = (await get('/pricing')).headers['content-security-policy'];
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).not.toContain('https:');
  const withVideo = await site({ introVideoId: 'a1b2c3d4e5f' });
  expect((await withVideo('/')).headers['content-security-policy']).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com/embed/",
  );
});

test('of Google, the paths that are used are allowed, and no others of its hosts', () => {
  const { outside } = createGoogle({
    clientId: '',
    apiKey: '',
    appId: '',
    origin: null,
  }).inBrowser;
  const config = { payments: null, analyticsId: 'G-1', introVideoId: null };
  const policy = contentSecurityPolicy(outsideOriginsOf(config, outside), []);
  const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? [];
  expect(scripts.split(' ').slice(2)).not.toHaveLength(0);
  for (const source of scripts.split(' ').slice(2)) expect(source).toMatch(/^https:\/\/[^/*]+\/./);
});

test('Stripe’s hosts are allowed where teachers pay there, or the one that stands in for it', () => {
  const policyWith = (origin: string | null) => {
    const payments = {
      secretKey: '',
      webhookSecret: '',
      publishableKey: '',
      pricingTableId: '',
      portalUrl: '',
      origin,
    };
    const config = { analyticsId: null, introVideoId: null } as const;
    return contentSecurityPolicy(outsideOriginsOf({ ...config, payments }, everywhere([])), []);
  };
  expect(policyWith(null)).toContain("script-src 'self' https://js.stripe.com;");
  expect(policyWith(null)).toMatch(/frame-src [^;]*https:\/\/js\.stripe\.com/);
  const standIn = policyWith('http://127.0.0.1:4300');
  expect(standIn).toContain("script-src 'self' http://127.0.0.1:4300;");
  expect(standIn).not.toContain('stripe.com');
});

test.each([
  ['/', 200, 'Landing'],
  ['/classrooms/12', 200, 'The app'],
  ['/classrooms/12/34', 200, 'The assignment'],
  ['/__assignment-screen.html', 404, 'The app'],
  ['/nowhere', 404, 'The app'],
  ['/../pricing/index.html', 404, 'The app'],
])('%s is answered with %i', async (url, status, content) => {
  const get = await site();
  const answer = await get(url);
  expect([answer.statusCode, answer.body.includes(content)]).toEqual([status, true]);
});

test('a page starts the app before a touch where the settings ask for it', async () => {
  expect((await (await site())('/')).body).toContain(APP_STARTS.onTouch);
  const atOnce = await site({ startsAppWhenIdle: true });
  expect((await atOnce('/')).body).toContain(APP_STARTS.whenIdle);
});

test('assets may be cached for ever, pages are revalidated', async () => {
  const get = await site();
  expect((await get('/assets/app.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/')).headers['cache-control']).toBe('no-cache');
});

test('only pages have a policy, and it names each inline script once', async () => {
  const get = await site();
  expect((await get('/robots.txt')).headers['content-security-policy']).toBeUndefined();
  const hash = createHash('sha256').update('let a = 1').digest('base64');
  const policy = String((await get('/pricing')).headers['content-security-policy']);
  expect(policy.split(`'sha256-${hash}'`)).toHaveLength(2);
});

test.each([
  ['/api/nowhere', 404, 'json'],
  ['/api/second-drafts/sent//', 404, 'json'],
  ['/api/rubrics/a://b', 404, 'json'],
  ['/api', 404, 'html'],
  ['//pricing', 404, 'html'],
  ['/%E0%A4%A', 400, 'json'],
])('%s is no page: %i', async (url, status, type) => {
  const get = await site();
  const answer = await get(url);
  expect([answer.statusCode, String(answer.headers['content-type']).includes(type)]).toEqual([
    status,
    true,
  ]);
});
