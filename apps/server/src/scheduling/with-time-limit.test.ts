import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeLimit } from './with-time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('work that takes too long is told to stop', async () => {
  const work = withTimeLimit(100, async (limit) => {
    await vi.advanceTimersByTimeAsync(99);
    expect(limit.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    limit.throwIfAborted();
  });
  await expect(work).rejects.toMatchObject({ name: 'TimeoutError' });
});

it.each([
  ['is done', async () => 'done'],
  ['fails', async () => Promise.reject(new Error('no'))],
])('nothing is left to wait for once the work %s', async (_how, work) => {
  await withTimeLimit(100, work).catch(() => undefined);
  expect(vi.getTimerCount()).toBe(0);
});
