import { DAY_SECONDS, subscriptionMessages } from '@second-draft/contract';
import { expect, test } from 'vitest';
import { subscriptionReminder } from './subscription-reminder.ts';

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
  const due = days === null ? null : subscriptionMessages.trialEnds(days);
  expect(subscriptionReminder(trial(NOW + left), NOW)).toBe(due);
});

test('a trial without an end and a subscription that runs are not reminded of', () => {
  expect(subscriptionReminder({ ...trial(NOW), status: 'active' }, NOW)).toBeNull();
  expect(subscriptionReminder(trial(null), NOW)).toBeNull();
});

test('a failed payment is reminded of, however long the subscription still runs', () => {
  const running = { ...trial(NOW + 300 * DAY_SECONDS), status: 'active' } as const;
  expect(subscriptionReminder({ ...running, paymentFailed: true }, NOW)).toBe(
    subscriptionMessages.paymentFailed,
  );
});

test('a charge that is not needed is reminded of, but after a failed payment', () => {
  const running = { ...trial(NOW + DAY_SECONDS), status: 'active', paysBesides: true } as const;
  expect(subscriptionReminder(running, NOW)).toBe(subscriptionMessages.paysBesides);
  expect(subscriptionReminder({ ...running, paymentFailed: true }, NOW)).toBe(
    subscriptionMessages.paymentFailed,
  );
});
