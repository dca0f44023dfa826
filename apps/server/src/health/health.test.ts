import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerErrors } from '../api/errors.ts';
import { answerHealth } from './answer-health.ts';
import { version } from '../location.ts';
import { createHealth } from './health.ts';
import { shedLoad } from './shed-load.ts';

let app: ReturnType<typeof Fastify>;
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const never = () => new Promise<void>(() => undefined);

function serverWith(parts: Partial<Parameters<typeof createHealth>[0]>) {
  app = Fastify();
  const health = createHealth({
    ping: async () => undefined,
    requireRoom: async () => undefined,
    isOverloaded: () => false,
    knowsSchema: async () => true,
    ...parts,
  });
  answerHealth(app, health);
  const get = async (url: string) => {
    const { statusCode, body } = await app.inject({ url });
    return { status: statusCode, body: JSON.parse(body) as unknown };
  };
  return { get, health };
}

const unavailable = (...troubles: string[]) => ({
  status: 503,
  body: { status: 'unavailable', troubles, version },
});

describe('a server', () => {
  it('is healthy and ready when its database answers', async () => {
    const { get } = serverWith({});
    expect([await get('/healthz'), await get('/readyz')]).toEqual(
      [1, 2].map(() => ({ status: 200, body: { status: 'ok', version } })),
    );
  });

  it('is neither when its database refuses', async () => {
    const { get } = serverWith({ ping: () => Promise.reject(new Error('away')) });
    expect(await get('/healthz')).toEqual(unavailable('database'));
    expect(await get('/readyz')).toEqual(unavailable('database'));
  });

  it('asks a database that does not answer once, however many want to know', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ping = vi.fn<() => Promise<void>>(never);
    const { health } = serverWith({ ping });
    const asked = [health.databaseTroubles(), health.databaseTroubles()];
    expect(ping).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await Promise.all(asked)).toEqual([['database'], ['database']]);
  });

  it('is healthy but not ready while its database can be read, and takes nothing', async () => {
    const { get } = serverWith({ requireRoom: () => Promise.reject(new Error('full')) });
    expect(await get('/readyz')).toEqual(unavailable('database'));
    expect((await get('/healthz')).status).toBe(200);
  });

  it('asks once whether its database takes anything, however many want to know', async () => {
    const answer = Promise.withResolvers<undefined>();
    const requireRoom = vi.fn<() => Promise<void>>(() => answer.promise);
    const { health } = serverWith({ requireRoom });
    const asked = [health.troubles(), health.troubles()];
    await expect.poll(() => requireRoom.mock.calls.length).toBeGreaterThan(0);
    answer.resolve(undefined);
    expect(await Promise.all(asked)).toEqual([[], []]);
    expect(requireRoom).toHaveBeenCalledTimes(1);
  });

  it('is not ready on tables that a newer version has changed, and still shows pages', async () => {
    const { get } = serverWith({ knowsSchema: async () => false });
    expect(await get('/readyz')).toEqual(unavailable('schema'));
    expect((await get('/readyz/pages')).status).toBe(200);
  });

  it('is ready for pages while its database is away', async () => {
    const { get } = serverWith({ ping: () => Promise.reject(new Error('away')) });
    expect((await get('/readyz/pages')).status).toBe(200);
  });

  it('is healthy but not ready while it stops or has too much to do', async () => {
    const { get, health } = serverWith({ isOverloaded: () => true });
    health.stop();
    expect(await get('/readyz')).toEqual(unavailable('stopping', 'overloaded'));
    expect((await get('/healthz')).status).toBe(200);
  });
});

it('refuses calls while it can’t keep up, says so, and recovers by itself', async () => {
  app = Fastify();
  answerErrors(app);
  await shedLoad(app, { lateMs: 20, sampleMs: 100 });
  app.get('/api/work', () => 'done');
  app.get('/*', () => 'a page');
  answerHealth(
    app,
    createHealth({
      ping: async () => undefined,
      requireRoom: async () => undefined,
      isOverloaded: () => app.isUnderPressure(),
      knowsSchema: async () => true,
    }),
  );
  await app.ready();
  const block = () => {
    const end = performance.now() + 60;
    while (performance.now() < end);
  };
  /** Once it is answered so: a busy machine may take the server in and out of load by itself. */
  const answerOf = (path: string, status: number, busy = block) =>
    vi.waitFor(
      async () => {
        busy();
        const answer = await app.inject(path);
        expect(answer.statusCode).toBe(status);
        return answer;
      },
      { timeout: 20_000, interval: 1 },
    );
  const refused = await answerOf('/api/work', 503);
  expect(refused.json()).toMatchObject({ code: 'overloaded' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const ready = await answerOf('/readyz', 503);
  expect(ready.json()).toEqual({ status: 'unavailable', troubles: ['overloaded'], version });
  await answerOf('/healthz', 200);
  const page = await vi.waitFor(
    async () => {
      block();
      expect(app.isUnderPressure()).toBe(true);
      const answer = await app.inject('/classrooms');
      expect(app.isUnderPressure()).toBe(true);
      return answer;
    },
    { timeout: 20_000, interval: 1 },
  );
  expect([page.statusCode, page.body]).toEqual([200, 'a page']);
  const idle = () => undefined;
  expect((await answerOf('/api/work', 200, idle)).body).toBe('done');
});
