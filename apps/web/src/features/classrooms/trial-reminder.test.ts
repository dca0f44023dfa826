import { DAY_SECONDS } from '@second-draft/contract';
import { expect, test } from 'vitest';
import { trialDaysToRemindOf } from './trial-reminder.ts';

const NOW = 1_800_000_000;
const trial = (expires: number | null) => ({ status: 'trial', type: 'single', expires }) as const;

test.each([
  [14 * DAY_SECONDS, null],
  [7 * DAY_SECONDS + 1, null],
  [7 * DAY_SECONDS, 7],
  [6 * DAY_SECONDS + 1, 7],
  [DAY_SECONDS, 1],
  [1, 1],
  [0, 0],
  [-1, null],
])('a trial that ends in %d seconds is reminded of with days: %s', (left, days) => {
  expect(trialDaysToRemindOf(trial(NOW + left), NOW)).toBe(days);
});

test('only a trial is reminded of', () => {
  expect(trialDaysToRemindOf({ ...trial(NOW), status: 'active' }, NOW)).toBeNull();
  expect(trialDaysToRemindOf(trial(null), NOW)).toBeNull();
});
