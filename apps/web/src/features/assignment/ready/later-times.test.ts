import { expect, test } from 'vitest';
import { clockTime, isBoundByAccess, laterTimes } from './later-times.ts';

const MINUTE = 60_000;
const at = (hours: number, minutes: number) => new Date(2026, 10, 23, hours, minutes).getTime();
const offered = (now: number, ends: number) => laterTimes(now, ends).map(clockTime);

test('a time is offered every five minutes while the access lasts', () => {
  expect(offered(at(8, 31), at(8, 53))).toEqual(['8:35 am', '8:40 am', '8:45 am', '8:50 am']);
  expect(isBoundByAccess(at(8, 31), at(8, 53))).toBe(true);
});

test('no time is offered that is too near to answer, or to the end of the access', () => {
  expect(offered(at(8, 33), at(8, 38))).toEqual(['8:35 am']);
  expect(offered(at(8, 33) + 1, at(8, 38))).toEqual([]);
  expect(offered(at(8, 33), at(8, 38) - 1)).toEqual([]);
  expect(offered(at(8, 33), at(7, 0))).toEqual([]);
});

test('no time is offered that is more than an hour away, however long the access lasts', () => {
  const times = laterTimes(at(11, 31), at(20, 0));
  expect([times.length, clockTime(times.at(-1) ?? 0)]).toEqual([12, '12:30 pm']);
  expect(isBoundByAccess(at(11, 31), at(20, 0))).toBe(false);
  expect(isBoundByAccess(0, 63 * MINUTE)).toBe(false);
});
