import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EmbeddedDatabaseStopped } from '../../problems.ts';
import type { Asked, QueryAnswer } from '../thread/messages.ts';
import type { Thread } from './start-thread.ts';
import { keepThread } from './worker-client.ts';

const nothing: QueryAnswer = { rows: [], fields: [] };

/** Threads that note what they are asked, by their number, and fail where `fails` says so. */
function threads() {
  const asked: string[] = [];
  const made: { die(): void }[] = [];
  const state = {
    asked,
    made,
    ended: 0,
    canStart: true,
    fails: (_sql: string): boolean => false,
    dies: (_sql: string): boolean => false,
  };
  const start = async (): Promise<Thread> => {
    if (!state.canStart) throw new Error('no memory');
    const number = made.length + 1;
    const { promise: ended, resolve } = Promise.withResolvers<undefined>();
    let isDead = false;
    const die = () => {
      if (!isDead) state.ended += 1;
      isDead = true;
      resolve(undefined);
    };
    made.push({ die });
    return {
      async ask(request: Asked) {
        const what = 'sql' in request ? request.sql : request.kind;
        asked.push(`${number} ${what}`);
        if (state.dies(what)) die();
        if (isDead) throw new EmbeddedDatabaseStopped('it');
        if (state.fails(what)) throw new Error(`failed: ${what}`);
        return nothing;
      },
      ended,
      hasEnded: () => isDead,
      terminate: async () => die(),
    };
  };
  return { state, start };
}

let warned: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a transaction', () => {
  it('is committed when its work is done, and other queries wait until then', async () => {
    const { state, start } = threads();
    const client = await keepThread(start);
    const transaction = client.transaction(async ({ query }) => {
      await query('one');
      await query('two');
      return 'done';
    });
    await Promise.all([transaction, client.query('other')]);
    expect(await transaction).toBe('done');
    expect(state.asked).toEqual(['1 begin', '1 one', '1 two', '1 commit', '1 other']);
  });

  it('is rolled back when its work fails, with the reason', async () => {
    const { state, start } = threads();
    const client = await keepThread(start);
    const failure = new Error('on purpose');
    await expect(client.transaction(() => Promise.reject(failure))).rejects.toBe(failure);
    await client.query('other');
    expect(state.asked).toEqual(['1 begin', '1 rollback', '1 other']);
    expect(state.ended).toBe(0);
  });

  it('that can’t be rolled back is left behind in a thread that is ended', async () => {
    const { state, start } = threads();
    state.fails = (sql) => sql === 'rollback';
    const client = await keepThread(start);
    const failure = new Error('on purpose');
    await expect(client.transaction(() => Promise.reject(failure))).rejects.toBe(failure);
    await client.query('other');
    expect(state.asked.at(-1)).toBe('2 other');
    expect(state.ended).toBe(1);
  });
});

it('a query tells which values are to stay as they were written, and holds none that can’t be kept', async () => {
  const requests: Asked[] = [];
  const { start } = threads();
  const client = await keepThread(async () => ({
    ...(await start()),
    ask: async (request) => {
      requests.push(request);
      return nothing;
    },
  }));
  const asItIs = (value: string) => value;
  const options = { rowMode: 'array', parsers: { 1082: asItIs, 1184: asItIs } } as const;
  await client.query('one', ['a\0b'], options);
  await client.query('two');
  await client.alone(({ query }) => query('three'));
  const usual = { kind: 'query', params: [], rowMode: 'object', asText: [] };
  const mended = { params: ['a\u{FFFD}b'], rowMode: 'array', asText: [1082, 1184] };
  expect(requests).toEqual([
    { ...usual, sql: 'one', ...mended },
    { ...usual, sql: 'two' },
    { ...usual, sql: 'three' },
  ]);
});

describe('a thread that dies', () => {
  it('is replaced at once, and the next is prepared before it is asked anything', async () => {
    const { state, start } = threads();
    const client = await keepThread(start);
    client.onReplaced(async (query) => void (await query('prepare')));
    state.made[0]?.die();
    await expect.poll(() => state.asked).toEqual(['2 prepare']);
    await client.query('other');
    expect(state.asked).toEqual(['2 prepare', '2 other']);
    expect(state.made).toHaveLength(2);
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      'The embedded database’s thread died; another takes its place.',
    );
  });

  it('is not replaced again for a second after that failed, and then at the next query', async () => {
    const { state, start } = threads();
    const client = await keepThread(start);
    vi.useFakeTimers({ toFake: ['performance'] });
    state.canStart = false;
    state.made[0]?.die();
    await expect(client.query('at once')).rejects.toMatchObject({
      name: 'EmbeddedDatabaseStopped',
      cause: { message: 'no memory' },
    });
    state.canStart = true;
    await expect(client.query('too soon')).rejects.toThrow('The embedded database has stopped.');
    vi.advanceTimersByTime(999);
    await expect(client.query('still too soon')).rejects.toThrow('has stopped');
    vi.advanceTimersByTime(1);
    await client.query('in time');
    expect(state.asked).toEqual(['2 in time']);
  });

  it.each(['fails', 'dies'] as const)(
    'is not replaced by one that %s while it is prepared, and that is ended',
    async (how) => {
      const { state, start } = threads();
      const client = await keepThread(start);
      state[how] = (sql) => sql === 'prepare';
      client.onReplaced(async (query) => {
        await query('prepare').catch((error: unknown) => {
          if (how === 'fails') throw error;
        });
      });
      state.made[0]?.die();
      await expect(client.query('other')).rejects.toBeInstanceOf(EmbeddedDatabaseStopped);
      expect(state.ended).toBe(2);
      expect(state.asked).toEqual(['2 prepare']);
    },
  );
});

it('what is closed closes the database, then ends its thread, and starts no other', async () => {
  const { state, start } = threads();
  const client = await keepThread(start);
  const before = client.query('before');
  await client.close();
  await before;
  expect(state.asked).toEqual(['1 before', '1 close']);
  expect(state.ended).toBe(1);
  await expect(client.query('after')).rejects.toBeInstanceOf(EmbeddedDatabaseStopped);
  expect(state.made).toHaveLength(1);
  expect(warned).not.toHaveBeenCalled();
});

it('what can’t be closed is ended all the same', async () => {
  const { state, start } = threads();
  state.fails = (sql) => sql === 'close';
  await (await keepThread(start)).close();
  expect(state.ended).toBe(1);
});
