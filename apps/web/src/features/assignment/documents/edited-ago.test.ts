import { expect, test } from 'vitest';
import { ago } from './edited-ago.ts';

const now = Date.parse('2026-11-20T03:00:00Z');
const before = (seconds: number) => ago(new Date(now - seconds * 1_000).toISOString(), now);

test.each([
  [0, 'less than a minute ago'],
  [59, 'less than a minute ago'],
  [60, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [3_600, '1 hour ago'],
  [23 * 3_600, '23 hours ago'],
  [86_400, '1 day ago'],
  [29 * 86_400, '29 days ago'],
  [31 * 86_400, '1 month ago'],
  [364 * 86_400, '11 months ago'],
  [800 * 86_400, '2 years ago'],
])('%i seconds are told as %s', (seconds, told) => {
  expect(before(seconds)).toBe(told);
});

test('an instant ahead of this clock counts as now', () => {
  expect(before(-90)).toBe('less than a minute ago');
});
