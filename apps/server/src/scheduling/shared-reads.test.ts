import { expect, it } from 'vitest';
import { createSharedReads } from './shared-reads.ts';

function controlled() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const read = (signal: AbortSignal) => {
    signals.push(signal);
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  };
  return { read, resolve, signals };
}

it('reads once for all who ask at the same time, and again for who asks later', async () => {
  const shared = createSharedReads<string>();
  const { read, resolve, signals } = controlled();
  const both = [1, 2].map(() => shared('a', new AbortController().signal, read));
  resolve('text');
  await expect(Promise.all(both)).resolves.toEqual(['text', 'text']);
  await shared('a', new AbortController().signal, read);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
});

it('lets one go away while the other waits on', async () => {
  const shared = createSharedReads<string>();
  const { read, resolve, signals } = controlled();
  const leaving = new AbortController();
  const left = shared('a', leaving.signal, read);
  const stays = shared('a', new AbortController().signal, read);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(signals[0]?.aborted).toBe(false);
  resolve('text');
  await expect(stays).resolves.toBe('text');
});

it('stops the read when everybody has gone away', async () => {
  const shared = createSharedReads<string>();
  const { read, signals } = controlled();
  const leaving = new AbortController();
  const left = shared('a', leaving.signal, read);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(signals[0]?.aborted).toBe(true);
});

it('stops what still runs of a read that failed', async () => {
  const shared = createSharedReads<string>();
  const signals: AbortSignal[] = [];
  const read = (signal: AbortSignal) => {
    signals.push(signal);
    return Promise.reject(new Error('one of many calls'));
  };
  await expect(shared('a', new AbortController().signal, read)).rejects.toThrow('one of many');
  expect(signals[0]?.aborted).toBe(true);
});
