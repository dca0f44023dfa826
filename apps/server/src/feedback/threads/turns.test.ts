import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns, PATIENCE_MS } from './turns.ts';

const MOST = 2;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Tasks that end when they are told to, and which of them have begun. */
function tasksOf(turns: ReturnType<typeof createTurns>) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    take: (...tasks: number[]) =>
      tasks.forEach((task) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        ends[task] = resolve;
        void turns.take(() => {
          begun.push(task);
          return promise;
        });
      }),
    end: async (task: number) => {
      ends[task]?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

it('go one by one while nobody waits long', async () => {
  const { take, end, begun } = tasksOf(createTurns(MOST));
  take(0, 1, 2);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(begun).toEqual([0]);
  await end(0);
  expect(begun).toEqual([0, 1]);
  await end(1);
  // By now all have begun that waited a moment ago.
  take(3);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(begun).toEqual([0, 1, 2]);
});

it('begin a second beside one that keeps another waiting, but no third', async () => {
  const turns = createTurns(MOST);
  const { take, begun } = tasksOf(turns);
  take(0, 1, 2);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(begun).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(10 * PATIENCE_MS);
  expect(begun).toEqual([0, 1]);
  expect(turns.waiting).toBe(1);
});

it('go one by one again once nobody has waited', async () => {
  const { take, end, begun } = tasksOf(createTurns(MOST));
  take(0, 1);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(begun).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  await end(0);
  take(2);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(begun).toEqual([0, 1]);
  await end(1);
  expect(begun).toEqual([0, 1, 2]);
});
