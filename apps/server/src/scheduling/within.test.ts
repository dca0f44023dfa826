import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SECOND = 1_000;

it('what is done in time is told as it is, and no timer is left', async () => {
  await expect(within(SECOND, 'known')).resolves.toBe('known');
  await expect(within(SECOND, Promise.resolve('read'))).resolves.toBe('read');
  await expect(within(SECOND, Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(vi.getTimerCount()).toBe(0);
});

it('what takes longer fails when its time is over, and not before', async () => {
  let outcome = 'none';
  const late = within(SECOND, new Promise(() => undefined)).catch(() => (outcome = 'late'));
  await vi.advanceTimersByTimeAsync(SECOND - 1);
  expect(outcome).toBe('none');
  await vi.advanceTimersByTimeAsync(1);
  await late;
  expect(outcome).toBe('late');
});
