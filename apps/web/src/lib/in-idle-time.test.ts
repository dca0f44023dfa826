import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inIdleTime } from './in-idle-time.ts';

const LONG_ENOUGH_MS = 10_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** A browser that is idle whenever the test says so. */
function idleBrowser(): () => void {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => waiting.push(task));
  return () => waiting.shift()?.();
}

test('nothing is done before the page has been there for a while', () => {
  const done: string[] = [];
  inIdleTime(() => done.push('first'));
  vi.advanceTimersByTime(1_000);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(LONG_ENOUGH_MS);
  expect(done).toEqual(['first']);
});

test('a few tasks are done at once, and the next wait until the browser is idle again', () => {
  const beIdle = idleBrowser();
  const done: number[] = [];
  const numbers = Array.from({ length: 12 }, (_, index) => index);
  for (const number of numbers) inIdleTime(() => done.push(number));
  vi.advanceTimersByTime(LONG_ENOUGH_MS);
  expect(done).toEqual([]);
  beIdle();
  expect(done).toEqual(numbers.slice(0, 5));
  beIdle();
  expect(done).toEqual(numbers.slice(0, 10));
  beIdle();
  expect(done).toEqual(numbers);
  beIdle();
});

test('a task that is taken back is not done, and the next one is', () => {
  const done: string[] = [];
  const takeBack = inIdleTime(() => done.push('first'));
  inIdleTime(() => done.push('second'));
  takeBack();
  vi.advanceTimersByTime(LONG_ENOUGH_MS);
  expect(done).toEqual(['second']);
});

test('a task that another of the same few takes back is not done', () => {
  const done: string[] = [];
  const takenBack: (() => void)[] = [];
  inIdleTime(() => takenBack.forEach((takeBack) => takeBack()));
  takenBack.push(inIdleTime(() => done.push('second')));
  inIdleTime(() => done.push('third'));
  vi.advanceTimersByTime(LONG_ENOUGH_MS);
  expect(done).toEqual(['third']);
});

test('a task that fails keeps none of the others from being done', () => {
  const beIdle = idleBrowser();
  const done: string[] = [];
  inIdleTime(() => {
    throw new Error('A task failed');
  });
  inIdleTime(() => done.push('second'));
  vi.advanceTimersByTime(LONG_ENOUGH_MS);
  expect(beIdle).toThrow('A task failed');
  beIdle();
  expect(done).toEqual(['second']);
  beIdle();
});

test('what comes after all is done is done as well', () => {
  const done: string[] = [];
  inIdleTime(() => done.push('first'));
  vi.advanceTimersByTime(LONG_ENOUGH_MS);
  inIdleTime(() => done.push('second'));
  vi.advanceTimersByTime(LONG_ENOUGH_MS);
  expect(done).toEqual(['first', 'second']);
});
