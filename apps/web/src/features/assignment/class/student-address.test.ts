import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchedValue } from '../../../lib/state/watched-value.ts';
import { blockId } from './block-id.ts';
import { keepInAddress } from './student-address.ts';

const HOUR_MS = 3_600_000;
const MANY = 30;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('changes long ago do not hold the address back, also where the clock is put right meanwhile', () => {
  const current = watchedValue<string | null>(null);
  const stop = keepInAddress(current);
  for (let student = 1; student <= MANY; student += 1) current.set(`${student}`);
  current.set('held back');
  expect(window.location.hash).toBe(`#${blockId(`${MANY}`)}`);
  vi.advanceTimersByTime(HOUR_MS);
  vi.setSystemTime(Date.now() - 2 * HOUR_MS);
  current.set('next');
  expect(window.location.hash).toBe(`#${blockId('next')}`);
  stop();
});
