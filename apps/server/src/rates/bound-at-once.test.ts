import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { operations } from '@second-draft/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerErrors } from '../api/errors.ts';
import type { Caller } from '../api/index.ts';
import { rawConnection } from '../api/testing/raw-request.ts';
import { createAtOnce } from './at-once.ts';
import { boundBytes } from './bound-at-once.ts';

let app: FastifyInstance;
let hasLeft: PromiseWithResolvers<void>;
const teachers = createAtOnce({ perTeacher: 100, perServer: 150 });
const strangers = createAtOnce({ perTeacher: 50, perServer: 50 });

beforeEach(async () => {
  app = Fastify({ bodyLimit: 90, trustProxy: true });
  app.decorateRequest('caller', null);
  answerErrors(app);
  hasLeft = Promise.withResolvers();
  app.addHook('onRequest', async (request, reply) => {
    const { teacher } = request.headers;
    if (teacher !== undefined) request.caller = { account: { id: teacher } } as unknown as Caller;
    if (request.headers['x-leaves'] === undefined) return;
    const closed = once(reply.raw, 'close');
    request.socket.destroy();
    await closed;
    hasLeft.resolve();
  });
  boundBytes(app, { teachers, strangers });
  app.post('/', async ({ body }) => body);
  app.post('/as-it-comes', { config: { isCountedAsItComes: true } }, async ({ body }) => body);
  app.get('/', async () => 'short');
  app.get('/pdf', { config: { operation: operations.rubricFile } }, async () => 'a file');
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

/** Sends only the headers; `size` is content-length or transfer-encoding. */
function begin(size: string, teacher?: string, path = '/') {
  const connection = rawConnection((app.server.address() as AddressInfo).port);
  const who = teacher === undefined ? '' : `teacher: ${teacher}\r\n`;
  connection.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: text/plain\r\n${who}${size}\r\n\r\n`,
  );
  return connection;
}

async function underWay(size: string, teacher?: string) {
  const counted = teacher === undefined ? strangers : teachers;
  const before = counted.count();
  const connection = begin(size, teacher);
  await expect.poll(() => counted.count()).toBeGreaterThan(before);
  return connection;
}

const none = async () => {
  await expect.poll(() => [teachers.count(), strangers.count()]).toEqual([0, 0]);
};

describe('bodies that are on their way', () => {
  it('are held to so many bytes of one teacher, and the next is refused before it is read', async () => {
    const first = await underWay('content-length: 60', 'mere');
    const refused = await begin('content-length: 60', 'mere').answer;
    expect(refused).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 5\r\n[^]*"too_many_requests"/);
    first.write('x'.repeat(60));
    expect(await first.answer).toMatch(/^HTTP\/1\.1 200 /);
    await none();
    const next = await underWay('content-length: 60', 'mere');
    next.write('x'.repeat(60));
    expect(await next.answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('are limited in bytes for everyone together', async () => {
    const both = [
      await underWay('content-length: 80', 'mere'),
      await underWay('content-length: 70', 'tomas'),
    ];
    const refused = await begin('content-length: 10', 'ngaio').answer;
    expect(refused).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5\r\n[^]*"overloaded"/);
    for (const connection of both) connection.write('x'.repeat(80));
    await Promise.all(both.map(({ answer }) => answer));
    await none();
  });

  it('count as much as may come where they don’t say how much', async () => {
    const first = await underWay('transfer-encoding: chunked', 'mere');
    expect(teachers.count()).toBe(90);
    first.write('0\r\n\r\n');
    await first.answer;
    await none();
  });

  it('count as what has come where they may, and no more comes than may', async () => {
    const chunk = (length: number) => `${length.toString(16)}\r\n${'x'.repeat(length)}\r\n`;
    const first = begin('transfer-encoding: chunked', undefined, '/as-it-comes');
    first.write(chunk(20));
    await expect.poll(() => strangers.count()).toBe(20);
    const second = begin('transfer-encoding: chunked', undefined, '/as-it-comes');
    second.write(chunk(20));
    await expect.poll(() => strangers.count()).toBe(40);
    second.write(chunk(20));
    expect(await second.answer).toMatch(/^HTTP\/1\.1 429 [^]*"too_many_requests"/);
    await expect.poll(() => strangers.count()).toBe(20);
    first.write(chunk(20));
    first.write('0\r\n\r\n');
    expect(await first.answer).toMatch(/^HTTP\/1\.1 200 [^]*x{40}/);
    await none();
  });

  it('that have been refused as too long may still be cut off', async () => {
    const long = begin('transfer-encoding: chunked', 'mere', '/as-it-comes');
    long.write(`5f\r\n${'x'.repeat(95)}\r\n`);
    expect(await long.answer).toMatch(/^HTTP\/1\.1 413 /);
    await none();
  });

  it('count with the file that answers them, which is held in memory, too', async () => {
    const answered = async (url: string) =>
      (await app.inject({ url, headers: { teacher: 'mere' } })).statusCode;
    expect(await answered('/')).toBe(200);
    expect(await answered('/pdf')).toBe(429);
  });

  it.each([undefined, 'mere'])(
    'don’t count once a browser has left while its session is looked up, of %s',
    async (teacher) => {
      begin('content-length: 40\r\nx-leaves: now', teacher);
      await hasLeft.promise;
      await none();
      const next = await underWay('content-length: 50', teacher);
      next.write('x'.repeat(50));
      expect(await next.answer).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  it('of strangers keep no teacher waiting', async () => {
    const stranger = await underWay('content-length: 50');
    expect(await begin('content-length: 1').answer).toMatch(/^HTTP\/1\.1 429 /);
    const teacher = await underWay('content-length: 60', 'mere');
    for (const connection of [stranger, teacher]) connection.write('x'.repeat(60));
    expect(await teacher.answer).toMatch(/^HTTP\/1\.1 200 /);
    await stranger.answer;
    await none();
  });

  it('of one IPv6 network are held together, whichever of its addresses they come from', async () => {
    const first = await underWay('content-length: 30\r\nx-forwarded-for: 2001:db8::1');
    const refused = await begin('content-length: 30\r\nx-forwarded-for: 2001:db8::2').answer;
    expect(refused).toMatch(/^HTTP\/1\.1 429 /);
    first.write('x'.repeat(30));
    await first.answer;
    await none();
  });
});
