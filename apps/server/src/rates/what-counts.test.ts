import { limits, operations } from '@second-draft/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerErrors } from '../api/errors.ts';
import type { Caller } from '../api/index.ts';
import { Problem } from '../problems/index.ts';
import { boundBytes, boundFeedback, limitRates } from './index.ts';
import type { AtOnce } from './at-once.ts';

let app: FastifyInstance;
let told: unknown[];
let refusal: Problem | null;

/** Tells what is begun and ended, and in whose name. */
const noting = (name: string): AtOnce => ({
  count: () => 0,
  begin(...begun) {
    if (refusal) throw refusal;
    told.push([name, ...begun]);
    return () => told.push([name, 'ended', begun[0]]);
  },
});

function open(hook: (app: FastifyInstance) => void) {
  app.addHook('onRequest', async (request) => {
    const { teacher } = request.headers;
    if (teacher !== undefined) request.caller = { account: { id: teacher } } as unknown as Caller;
  });
  hook(app);
  const answer = async () => 'done';
  const of = (operation: keyof typeof operations) => ({
    config: { operation: operations[operation] },
  });
  app.get('/page', answer);
  app.get('/usual', of('token'), answer);
  app.get('/file', of('rubricFile'), answer);
  app.post('/feedback', of('feedback'), answer);
  app.post('/upload', of('uploadRubric'), answer);
}

const mere = { teacher: 'mere' };
const post = (url: string, payload: string, headers: object = mere) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'text/plain', ...headers },
  });

beforeEach(() => {
  told = [];
  refusal = null;
  app = Fastify({ bodyLimit: 90 });
  app.decorateRequest('caller', null);
  answerErrors(app);
});
afterEach(() => app.close());

describe('how often someone calls', () => {
  beforeEach(() => {
    // Counted by address even before it is known who calls.
    limitRates(app, {
      async count(rate, who) {
        told.push([rate, who]);
        if (refusal) throw refusal;
      },
      forget: async () => undefined,
      close: async () => undefined,
    });
    open(() => undefined);
  });

  it('is counted by address, then by teacher, each call by its own limit', async () => {
    await app.inject({ url: '/usual', headers: mere });
    await post('/feedback', '{}');
    expect(told).toEqual([
      ['usual', { address: '127.0.0.1' }],
      ['usual', { teacher: 'mere' }],
      ['feedback', { address: '127.0.0.1' }],
      ['feedback', { teacher: 'mere' }],
    ]);
  });

  it('is counted only by address where nobody is signed in', async () => {
    await app.inject('/usual');
    expect(told).toEqual([['usual', { address: '127.0.0.1' }]]);
  });

  it('is not counted for pages and assets', async () => {
    const { statusCode } = await app.inject({ url: '/page', headers: mere });
    expect([statusCode, told]).toEqual([200, []]);
  });

  it('is refused before anyone is looked up, with the time to wait', async () => {
    refusal = new Problem('too_many_requests', { retryAfterSeconds: 17 });
    const { statusCode, headers } = await app.inject({ url: '/usual', headers: mere });
    expect([statusCode, headers['retry-after']]).toEqual([429, '17']);
    expect(told).toEqual([['usual', { address: '127.0.0.1' }]]);
  });
});

describe('feedback that is being written', () => {
  beforeEach(() => open((one) => boundFeedback(one, noting('feedback'))));

  it('counts for the teacher who asked, until she has her answer', async () => {
    await post('/feedback', '{}');
    await expect
      .poll(() => told)
      .toEqual([
        ['feedback', 'mere'],
        ['feedback', 'ended', 'mere'],
      ]);
  });

  it('is all that counts: no other call does, and nobody’s', async () => {
    const answers = [
      await app.inject({ url: '/usual', headers: mere }),
      await app.inject({ url: '/page', headers: mere }),
      await post('/feedback', '{}', {}),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(told).toEqual([]);
  });
});

describe('what is in memory for a call', () => {
  beforeEach(() =>
    open((one) => boundBytes(one, { teachers: noting('teacher'), strangers: noting('stranger') })),
  );
  const begun = async (sent: Promise<unknown>) => {
    await sent;
    return told[0];
  };

  it('is the body’s declared length, a teacher’s or a stranger’s', async () => {
    expect(await begun(post('/feedback', 'x'.repeat(40)))).toEqual(['teacher', 'mere', 40]);
    told = [];
    expect(await begun(post('/feedback', 'x'.repeat(40), {}))).toEqual([
      'stranger',
      '127.0.0.1',
      40,
    ]);
  });

  it('is at most the largest allowed body, whatever it declares', async () => {
    expect(await begun(post('/feedback', 'x'.repeat(91)))).toEqual(['teacher', 'mere', 90]);
  });

  it('is as much as a rubric may be for an upload that does not say', async () => {
    const chunked = { 'transfer-encoding': 'chunked' };
    expect(await begun(post('/upload', 'x', { ...mere, ...chunked }))).toEqual([
      'teacher',
      'mere',
      limits.rubricBytesMax,
    ]);
  });

  it('is the file that is answered, though nothing is sent', async () => {
    expect(await begun(app.inject({ url: '/file', headers: mere }))).toEqual([
      'teacher',
      'mere',
      limits.rubricBytesMax,
    ]);
  });

  it('is nothing where nothing is sent, and ends with the call', async () => {
    await app.inject({ url: '/usual', headers: mere });
    expect(told).toEqual([]);
    await post('/feedback', 'four');
    await expect
      .poll(() => told)
      .toEqual([
        ['teacher', 'mere', 4],
        ['teacher', 'ended', 'mere'],
      ]);
  });

  it('is refused before it is read', async () => {
    refusal = new Problem('overloaded');
    expect((await post('/feedback', 'four')).statusCode).toBe(503);
  });
});
