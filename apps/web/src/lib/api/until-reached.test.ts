import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { untilReached } from './until-reached.ts';

afterEach(() => void vi.useRealTimers());

const lost = () => new ApiError(0, 'unreachable', 'Not reached');

function offline() {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return {
    back: () => {
      online.mockRestore();
      window.dispatchEvent(new Event('online'));
    },
  };
}

test('a call that does not reach the server is made again once the connection is back', async () => {
  const connection = offline();
  const { signal } = new AbortController();
  const attempt = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(lost())
    .mockResolvedValue('done');
  const onLost = vi.fn<() => void>();
  const answer = untilReached(attempt, { signal, onLost });
  await expect.poll(() => onLost.mock.calls).toHaveLength(1);
  expect(attempt).toHaveBeenCalledTimes(1);
  connection.back();
  expect(await answer).toBe('done');
});

test('what the server refuses is not asked for again', async () => {
  const { signal } = new AbortController();
  const attempt = vi
    .fn<() => Promise<string>>()
    .mockRejectedValue(new ApiError(429, 'internal', ''));
  await expect(untilReached(attempt, { signal, onLost: () => {} })).rejects.toBeInstanceOf(
    ApiError,
  );
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('who waits for the connection can give up', async () => {
  const connection = offline();
  const controller = new AbortController();
  const answer = untilReached(() => Promise.reject(lost()), {
    signal: controller.signal,
    onLost: () => controller.abort(),
  });
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  connection.back();
});

test('a call is made again less and less often, but each half minute at least', async () => {
  vi.useFakeTimers();
  const begun = Date.now();
  const seconds: number[] = [];
  const controller = new AbortController();
  const { signal } = controller;
  const attempt = () => {
    seconds.push((Date.now() - begun) / 1000);
    return Promise.reject(lost());
  };
  const givenUp = untilReached(attempt, { signal, onLost: () => {} }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(120_000);
  controller.abort();
  await givenUp;
  expect(seconds).toEqual([0, 2, 6, 14, 30, 60, 90, 120]);
});
