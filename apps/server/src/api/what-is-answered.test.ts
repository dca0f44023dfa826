import { once } from 'node:events';
import { limits, type Answer } from '@second-draft/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { logged } from './testing/logged.ts';
import { Problem } from '../problems/index.ts';
import { answerPolicy, sendAnswer } from './answer.ts';
import { answerErrors } from './errors.ts';
import { appWith } from './testing/app-with.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

describe('an answer', () => {
  const answering = (declared: Answer, answer: unknown) =>
    app.get('/', (request, reply) => sendAnswer(declared, answer, request, reply));
  const words = z.object({ words: z.number() });
  const text = (value: never) => `${(value as { words: number }).words} words`;

  it.each([
    ['application/json', 'application/json; charset=utf-8', '{"words":3}'],
    ['text/html, application/json;q=0.9', 'application/json; charset=utf-8', '{"words":3}'],
    ['text/plain', 'text/plain; charset=utf-8', '3 words'],
    [undefined, 'text/plain; charset=utf-8', '3 words'],
  ])('that has two forms is for whoever accepts %s of the type %s', async (accept, type, body) => {
    answering({ kind: 'jsonOrText', schema: words, text }, { words: 3 });
    const answer = await app.inject({ url: '/', headers: accept === undefined ? {} : { accept } });
    expect([answer.headers['content-type'], answer.body]).toEqual([type, body]);
  });

  it.each([
    [{ kind: 'text' }, 'Kia ora', 200, 'text/plain; charset=utf-8'],
    [{ kind: 'pdf' }, Buffer.from('%PDF-1.7'), 200, 'application/pdf'],
    [{ kind: 'empty' }, undefined, 204, undefined],
  ])('of the kind %j says what it is, and is kept by no cache', async (declared, sent, ...told) => {
    answering(declared as Answer, sent);
    const { statusCode, headers, body } = await app.inject({ url: '/' });
    expect([statusCode, headers['content-type']]).toEqual(told);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toBe(String(sent ?? ''));
  });

  it('that takes long shows that it is on its way, until it is there', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const next = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
    async function* values() {
      for (const { promise } of next) yield await promise;
    }
    answering({ kind: 'lines', schema: words }, values());
    const answer = await fetch(await app.listen({ host: '127.0.0.1', port: 0 }));
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const read = async () => (await reader?.read())?.value;
    expect(await read()).toBe('\n');
    vi.advanceTimersByTime(limits.streamBeatSeconds * 1000);
    expect(await read()).toBe('\n');
    next[0]?.resolve({ words: 3, owner: 'Bella' });
    expect(await read()).toBe('{"words":3}\n');
    next[1]?.resolve({ words: 4 });
    expect(await read()).toBe('{"words":4}\n');
    expect(await read()).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('loads nothing when it is opened in a tab, and is not framed', () => {
    expect(answerPolicy.split('; ')).toEqual([
      "default-src 'none'",
      "frame-ancestors 'none'",
      'sandbox',
    ]);
  });
});

describe('what goes wrong', () => {
  const failing = (error: unknown, log = logged()) => {
    app = Fastify({ loggerInstance: log.log });
    answerErrors(app);
    app.get('/', async () => {
      throw error;
    });
    return log.lines;
  };
  const told = async () => {
    const { statusCode, headers, json } = await app.inject({ url: '/' });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': answerPolicy,
      'content-type': 'application/json; charset=utf-8',
    });
    return `${statusCode} ${json<{ code: string }>().code}`;
  };
  const coded = (statusCode: number) => Object.assign(new Error('Hana'), { statusCode });

  it.each([
    [400, '400 invalid_request'],
    [404, '400 invalid_request'],
    [413, '413 too_large'],
    [415, '415 unsupported'],
    [429, '429 too_many_requests'],
    [499, '400 invalid_request'],
    [500, '500 internal'],
    [503, '503 overloaded'],
  ])('with a status of %i is told as %s', async (status, outcome) => {
    failing(coded(status));
    expect(await told()).toBe(outcome);
  });

  it('is a sign-in to do again where the account is gone meanwhile', async () => {
    failing(Object.assign(new Error('insert or update on table "drafts"'), { code: '23503' }));
    expect(await told()).toBe('401 not_signed_in');
  });

  it('is logged where it is a failure of ours, by its kind and place', async () => {
    const lines = failing(new TypeError('Hana'));
    expect(await told()).toBe('500 internal');
    const line = lines.find((one) => one.includes('request failed')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ level: 50, failure: { kind: 'TypeError' } });
    expect(lines.join()).not.toContain('Hana');
  });

  it('is logged as a warning where the database is away', async () => {
    const lines = failing(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    expect(await told()).toBe('503 database_unavailable');
    const line = lines.find((one) => one.includes('the database is away')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      level: 40,
      code: 'database_unavailable',
      failure: { code: 'ECONNREFUSED' },
    });
  });

  it('is logged as an error where the model refuses how it is set up', async () => {
    const refused = Object.assign(new Error('Hana'), { status: 401, code: 'invalid_api_key' });
    const lines = failing(new Problem('model_refused', { cause: refused }));
    await told();
    const line = lines.find((one) => one.includes('the model refuses')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      code: 'model_refused',
      failure: { code: 'invalid_api_key', status: 401 },
    });
  });

  it('is logged with what lies behind it, where anything does', async () => {
    const lines = failing(new Problem('classroom_unavailable', { cause: new RangeError('Hana') }));
    expect(await told()).toMatch(/ classroom_unavailable$/);
    const line = lines.find((one) => one.includes('request refused')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      level: 30,
      code: 'classroom_unavailable',
      failure: { kind: 'RangeError' },
    });
    await app.close();
    const quiet = failing(new Problem('not_found'));
    expect(await told()).toBe('404 not_found');
    expect(quiet.filter((one) => one.includes('refused'))).toEqual([]);
  });

  it('says how long to wait', async () => {
    failing(new Problem('too_many_requests', { retryAfterSeconds: 17 }));
    expect((await app.inject({ url: '/' })).headers['retry-after']).toBe('17');
    await app.close();
    failing(new Problem('not_found'));
    expect((await app.inject({ url: '/' })).headers['retry-after']).toBeUndefined();
  });
});

describe('a handler', () => {
  async function loggingOut(answering: (signal: AbortSignal) => Promise<unknown>) {
    const begun = Promise.withResolvers<AbortSignal>();
    app = await appWith({
      async logout({ signal }) {
        begun.resolve(signal);
        await answering(signal);
      },
    });
    const browser = new AbortController();
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const answer = fetch(`${origin}/api/logout`, { signal: browser.signal });
    return { answer, browser, signal: await begun.promise };
  }

  it('learns when the browser leaves before its answer', async () => {
    const { answer, browser, signal } = await loggingOut((leaving) => once(leaving, 'abort'));
    expect(signal.aborted).toBe(false);
    browser.abort();
    await expect(answer).rejects.toThrow();
    await expect.poll(() => signal.aborted).toBe(true);
  });

  it('is not stopped by a browser that has its answer', async () => {
    const { answer, signal } = await loggingOut(async () => undefined);
    expect((await answer).status).toBe(204);
    await app.close();
    expect(signal.aborted).toBe(false);
  });

  it('gets no more of a stranger than a message takes, to the byte', async () => {
    app = await appWith({});
    const outcome = async (bytes: number) => {
      const body = JSON.stringify({ token: '' });
      const payload = body.replace('""', `"${'x'.repeat(bytes - body.length)}"`);
      const headers = { 'content-type': 'application/json' };
      const url = '/api/unsubscribe';
      const answer = await app.inject({ method: 'POST', url, headers, payload });
      return answer.json<{ code: string }>().code;
    };
    expect(await outcome(128 * 1024)).toBe('invalid_request');
    expect(await outcome(128 * 1024 + 1)).toBe('too_large');
  });
});
