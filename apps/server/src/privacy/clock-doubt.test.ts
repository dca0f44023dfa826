import { DAY_MS, HOUR_MS } from '@second-draft/contract';
import { expect, it } from 'vitest';
import { createClockDoubt } from './clock-doubt.ts';

const LAST_USED = Date.parse('2026-11-21T02:00:00.000Z');

/** Clocks of a machine that starts so many days after the last use, by its own reckoning. */
function started(daysLater: number) {
  const time = { now: LAST_USED + daysLater * DAY_MS, running: 5_000 };
  const doubt = createClockDoubt(LAST_USED, { now: () => time.now, running: () => time.running });
  return {
    doubt,
    pass(ms: number) {
      time.now += ms;
      time.running += ms;
    },
    set: (ms: number) => (time.now += ms),
  };
}

it('a clock is believed within a week of the last use, and for as long as it only goes on', () => {
  const { doubt, pass } = started(7);
  expect(doubt()).toBeNull();
  for (let days = 0; days < 100; days += 10) {
    pass(10 * DAY_MS);
    expect(doubt()).toBeNull();
  }
});

it('one that is further ahead is doubted for a day, and then believed', () => {
  const { doubt, pass } = started(400);
  expect(doubt()).toBe(400 * DAY_MS);
  pass(DAY_MS - 1);
  expect(doubt()).toBe(400 * DAY_MS);
  pass(1);
  expect(doubt()).toBeNull();
  pass(HOUR_MS);
  expect(doubt()).toBeNull();
});

it('one that jumps ahead while the server runs is doubted, until it is put right', () => {
  const { doubt, pass, set } = started(0);
  expect(doubt()).toBeNull();
  pass(HOUR_MS);
  set(8 * DAY_MS);
  expect(doubt()).toBe(8 * DAY_MS);
  pass(HOUR_MS);
  set(-8 * DAY_MS);
  expect(doubt()).toBeNull();
  // The next doubt lasts a day, too.
  pass(DAY_MS);
  set(8 * DAY_MS);
  expect(doubt()).toBe(8 * DAY_MS);
});

it('one that is put back is believed', () => {
  const { doubt, set } = started(0);
  set(-400 * DAY_MS);
  expect(doubt()).toBeNull();
});
