import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type OpenApi } from '../api/testing/open-api.ts';
import { openTestDatabase } from '../db/testing/test-databases.ts';
import { colleague, teacher } from '../google/testing/school.ts';
import { createAtOnce } from './at-once.ts';

/** A hundredth: 6 usual calls per teacher, 60 per address, 3 sign-ins per address. */
const settings = { RATE_LIMIT_FACTOR: '0.01' };

describe('calls', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let api: OpenApi;
  beforeAll(async () => {
    database = await openTestDatabase('pglite');
    api = await openApi(database.db, { ...settings, TRUST_PROXY: '127.0.0.0/8, ::1' });
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it('of one teacher are refused above the limit, and another’s are not', async () => {
    const [hers, theirs] = [await api.signedIn(teacher), await api.signedIn(colleague)];
    for (let call = 0; call < 6; call += 1)
      expect((await hers.call('GET', '/api/token')).status).toBe(200);
    const refused = await hers.call('GET', '/api/token');
    expect([refused.status, refused.json().code]).toEqual([429, 'too_many_requests']);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await theirs.call('GET', '/api/token')).status).toBe(200);
  });

  it('from one address are refused above the limit, as the balancer tells it', async () => {
    const browser = api.browser();
    const statuses = new Set<number>();
    for (let call = 0; call < 60; call += 1)
      statuses.add((await browser.call('GET', '/api/config', from('198.51.100.1'))).status);
    expect(statuses).toEqual(new Set([200]));
    const refused = await browser.call('GET', '/api/config', from('198.51.100.1'));
    expect(refused.status).toBe(429);
    const other = await browser.call('GET', '/api/config', from('198.51.100.2'));
    expect(other.status).toBe(200);
  });

  it('are counted by the connection’s address where no balancer is trusted', async () => {
    const alone = await openApi(database.db, { ...settings, APP_SECRET: 'x'.repeat(32) });
    const browser = alone.browser();
    const signIn = (address: string) =>
      browser.call('POST', '/api/auth/google', { body: { access_token: 'x' }, ...from(address) });
    const statuses: number[] = [];
    for (let call = 1; call <= 4; call += 1)
      statuses.push((await signIn(`198.51.100.${call}`)).status);
    expect(statuses).toEqual([403, 403, 403, 429]);
    await alone.close();
  });
});

describe('feedbacks that are being written', () => {
  it('are limited for a teacher and for everyone, and make room when they end', () => {
    const running = createAtOnce({ perTeacher: 2, perServer: 3 });
    const end = running.begin('a');
    running.begin('a');
    expect(() => running.begin('a')).toThrow(/a lot at once/);
    running.begin('b');
    expect(() => running.begin('c')).toThrow(/busy/);
    expect(running.count()).toBe(3);
    end();
    expect(running.count()).toBe(2);
    expect(() => running.begin('c')).not.toThrow();
  });
});
