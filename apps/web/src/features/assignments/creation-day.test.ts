import { expect, test } from 'vitest';
import { creationDay } from './creation-day.ts';

test.each([
  ['2025-03-02T21:30:00Z', 'Monday 3rd March'],
  ['2026-05-01T00:00:00Z', 'Friday 1st May'],
  ['2026-06-22T00:00:00Z', 'Monday 22nd June'],
  ['2026-02-10T12:30:00Z', 'Wednesday 11th February'],
  ['2026-08-12T00:00:00Z', 'Wednesday 12th August'],
  ['2026-08-13T01:00:00.123Z', 'Thursday 13th August'],
  ['2026-08-30T00:00:00Z', 'Sunday 30th August'],
])('%s is %s to a teacher in New Zealand', (instant, day) => {
  expect(creationDay(instant, 'Pacific/Auckland')).toBe(day);
});

test('what is no date has no day', () => {
  expect(creationDay('')).toBeNull();
});
