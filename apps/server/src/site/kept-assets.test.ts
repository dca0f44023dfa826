import { DAY_MS, EMPTY_PAGE, rates } from '@second-draft/contract';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerErrors } from '../api/index.ts';
import { everywhere } from '../classroom-service/index.ts';
import { openDatabase, type OpenDatabase } from '../db/index.ts';
import { siteAssets } from '../db/schema/site.ts';
import { temporaryFolder } from '../db/testing/test-databases.ts';
import { createRateLimits, createRateStore } from '../rates/index.ts';
import Fastify from 'fastify';
import { countedLookUps } from './counted-look-ups.ts';
import { createKeptAssets } from './kept-assets.ts';
import { serveSite } from './serve-site.ts';

let folder: string;
let remove: () => Promise<void>;
let database: OpenDatabase;
beforeAll(async () => {
  ({ folder, remove } = await temporaryFolder());
  database = await openDatabase({ databaseUrl: null, dataDir: path.join(folder, 'data') });
});
afterAll(async () => {
  await database.close();
  await remove();
});

const script = 'export const one = 1;'.repeat(100);

async function build(name: string, assets: Readonly<Record<string, string | Buffer>>) {
  const root = path.join(folder, name);
  await mkdir(path.join(root, 'assets'), { recursive: true });
  await writeFile(path.join(root, EMPTY_PAGE), '<p>The app</p>');
  for (const [file, content] of Object.entries(assets))
    await writeFile(path.join(root, 'assets', file), content);
  return root;
}

const buildWith = (name: string, part: string) =>
  build(name, { [part]: script, [`${part}.br`]: brotliCompressSync(script) });

async function serverOf(root: string, factor = 1) {
  const kept = createKeptAssets(database.db, root);
  const limits = createRateLimits(createRateStore(database.db), { factor, appSecret: root });
  const app = Fastify();
  answerErrors(app);
  await serveSite(app, {
    root,
    publicUrl: null,
    startsAppWhenIdle: false,
    outside: everywhere([]),
    kept: countedLookUps(kept, limits),
  });
  return { kept, get: (url: string, headers = {}) => app.inject({ url, headers }) };
}

it('a page of one build gets its parts from a server of another, older or newer', async () => {
  const older = await serverOf(await buildWith('older', 'part-AAAAAAAA.js'));
  const newer = await serverOf(await buildWith('newer', 'part-BBBBBBBB.js'));
  await older.kept.share();
  await newer.kept.share();
  const answers = await Promise.all([
    older.get('/assets/part-BBBBBBBB.js'),
    newer.get('/assets/part-AAAAAAAA.js'),
  ]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(script);
    expect(answer.headers['content-type']).toContain('text/javascript');
    expect(answer.headers['cache-control']).toContain('immutable');
  }
  const compressed = await older.get('/assets/part-BBBBBBBB.js', { 'accept-encoding': 'br' });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.rawPayload).toEqual(brotliCompressSync(script));
});

it('a part that no build has is not found', async () => {
  const { get } = await serverOf(await buildWith('lone', 'part-CCCCCCCC.js'));
  expect((await get('/assets/part-ZZZZZZZZ.js')).statusCode).toBe(404);
});

it('parts that no build has are looked for no oftener than an address may call', async () => {
  const root = await buildWith('asked', 'part-HHHHHHHH.js');
  const { get } = await serverOf(root, 3 / rates.usual.perAddress);
  const statuses: number[] = [];
  for (const letter of ['V', 'W', 'X', 'Y', 'Z'])
    statuses.push((await get(`/assets/part-${letter.repeat(8)}.js`)).statusCode);
  expect(statuses).toEqual([404, 404, 404, 429, 429]);
  expect((await get('/assets/part-HHHHHHHH.js')).statusCode).toBe(200);
});

it('parts that no server has had for a month go, and those in use stay', async () => {
  const monthLater = new Date(Date.now() + 31 * DAY_MS);
  const { kept } = await serverOf(await buildWith('unused', 'part-DDDDDDDD.js'));
  await kept.share();
  await kept.removeOld(new Date());
  expect(await kept.find('part-DDDDDDDD.js')).not.toBeNull();
  await kept.removeOld(monthLater);
  expect(await kept.find('part-DDDDDDDD.js')).toBeNull();
});

it('never more is kept than its bound, and the longest unserved go first', async () => {
  const first = await build('first', { 'big-EEEEEEEE.js': 'a'.repeat(600) });
  const second = await build('second', { 'big-FFFFFFFF.js': 'b'.repeat(600) });
  for (const root of [first, second]) await createKeptAssets(database.db, root).share();
  const bounded = createKeptAssets(database.db, second, 1000);
  await bounded.removeOld(new Date());
  expect(await bounded.find('big-EEEEEEEE.js')).toBeNull();
  expect(await bounded.find('big-FFFFFFFF.js')).not.toBeNull();
});

it('parts are kept for thirty days from when a server last had them', async () => {
  const { kept } = await serverOf(await buildWith('served', 'part-GGGGGGGG.js'));
  await kept.share();
  await database.db.update(siteAssets).set({ servedAt: new Date(Date.now() - 29.9 * DAY_MS) });
  await kept.removeOld(new Date());
  expect(await kept.find('part-GGGGGGGG.js')).not.toBeNull();
  await kept.share();
  await kept.removeOld(new Date(Date.now() + DAY_MS));
  expect(await kept.find('part-GGGGGGGG.js')).not.toBeNull();
  await kept.removeOld(new Date(Date.now() + 30.1 * DAY_MS));
  expect(await kept.find('part-GGGGGGGG.js')).toBeNull();
});

it('a build of many parts is kept as a whole, without what is made of them', async () => {
  const names = Array.from({ length: 41 }, (_, n) => `part-${String(n).padStart(8, '0')}.js`);
  const parts = Object.fromEntries(names.map((name) => [name, `// ${name}`]));
  const root = await build('many', { ...parts, [`${names[0]}.gz`]: 'zip' });
  await database.db.delete(siteAssets);
  await createKeptAssets(database.db, root).share();
  const kept = await database.db.select({ name: siteAssets.name }).from(siteAssets);
  expect(kept.map(({ name }) => name).toSorted()).toEqual(names);
});

it('as much is kept as the bound allows, to the byte; a server without parts keeps none', async () => {
  const root = await build('bound', { 'big-HHHHHHHH.js': 'a'.repeat(600) });
  await database.db.delete(siteAssets);
  const kept = createKeptAssets(database.db, root, 600);
  await kept.share();
  await kept.removeOld(new Date());
  expect(await kept.find('big-HHHHHHHH.js')).not.toBeNull();
  await createKeptAssets(database.db, root, 599).removeOld(new Date());
  await createKeptAssets(database.db, path.join(folder, 'nowhere')).share();
  expect(await database.db.$count(siteAssets)).toBe(0);
});
