import { HOUR_MS, MINUTE_MS } from '@second-draft/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverNow, setServerClock } from './server-clock.ts';

const NOON = Date.parse('2026-03-02T12:00:00Z');

/** Time at the server passes with the computer's. */
const answer = (at: number, asked = Date.now()) =>
  setServerClock(new Response(null, { headers: { date: new Date(at).toUTCString() } }), asked);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  answer(NOON);
});

afterEach(() => {
  answer(Date.now());
  vi.useRealTimers();
});

test.each([2, -2])('a clock that is %d hours ahead is known from an answer', (hours) => {
  answer(NOON - hours * HOUR_MS);
  expect(serverNow()).toBe(NOON - hours * HOUR_MS);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(serverNow()).toBe(NOON - hours * HOUR_MS + MINUTE_MS);
});

test('a few seconds are none of its business, so that time never goes back a little', () => {
  answer(NOON - 2 * HOUR_MS);
  vi.advanceTimersByTime(10_000);
  answer(NOON - 2 * HOUR_MS - 10_000);
  expect(serverNow()).toBe(NOON - 2 * HOUR_MS + 10_000);
});

test('an answer that took long says nothing of the clock', () => {
  vi.setSystemTime(NOON + 8 * HOUR_MS);
  answer(NOON + 1_000, NOON);
  expect(serverNow()).toBe(NOON + 8 * HOUR_MS);
});

test('calls that were under way when it was set change nothing', () => {
  const asked = Date.now();
  answer(NOON - 2 * HOUR_MS, asked);
  vi.advanceTimersByTime(5_000);
  answer(NOON - 2 * HOUR_MS + 1_000, asked);
  expect(serverNow()).toBe(NOON - 2 * HOUR_MS + 5_000);
});

test('a clock that is put right meanwhile is right', () => {
  answer(NOON - 2 * HOUR_MS);
  vi.setSystemTime(NOON - 2 * HOUR_MS);
  answer(NOON - 2 * HOUR_MS);
  expect(serverNow()).toBe(NOON - 2 * HOUR_MS);
});

test('an answer without a date says nothing', () => {
  setServerClock(new Response(), NOON);
  expect(serverNow()).toBe(NOON);
});
