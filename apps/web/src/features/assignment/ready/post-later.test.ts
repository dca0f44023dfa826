import { postingMessages } from '@second-draft/contract';
import { notifications } from '@mantine/notifications';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { profileItem } from '../../../lib/state/session.ts';
import { sampleProfile } from '../../../testing/samples.ts';
import { clockTime } from './later-times.ts';
import { createPostLater } from './post-later.ts';

const MINUTE = 60_000;
const now = Date.parse('2026-11-23T20:31:00Z');
const at = now + 9 * MINUTE;
const time = clockTime(at);

function planned(accessEnds = now + 60 * MINUTE) {
  profileItem.set({ ...sampleProfile(), exp: accessEnds / 1_000 });
  const posted: (readonly string[])[] = [];
  const told = vi.spyOn(notifications, 'show');
  const later = createPostLater({ post: async (ids) => void posted.push(ids) });
  later.plan(['one', 'two'], at);
  const said = () => told.mock.calls.map(([{ message }]) => message);
  return { later, posted, said };
}

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what is planned is posted at its time, once', () => {
  const { later, posted } = planned();
  vi.advanceTimersByTime(at - now - 1);
  expect([posted, later.planned.get()]).toEqual([[], { ids: ['one', 'two'], at }]);
  vi.advanceTimersByTime(60 * MINUTE);
  expect([posted, later.planned.get()]).toEqual([[['one', 'two']], null]);
});

test('another plan takes the place of the first', () => {
  const { later, posted } = planned();
  later.plan(['three'], at + MINUTE);
  vi.advanceTimersByTime(60 * MINUTE);
  expect(posted).toEqual([['three']]);
});

test('it can be posted at once, and not a second time', () => {
  const { later, posted } = planned();
  later.postNow();
  later.postNow();
  vi.advanceTimersByTime(60 * MINUTE);
  expect(posted).toEqual([['one', 'two']]);
});

test('it can be called off', () => {
  const { later, posted, said } = planned();
  later.cancel();
  later.cancel();
  vi.advanceTimersByTime(60 * MINUTE);
  expect([posted, said()]).toEqual([[], [postingMessages.later.cancelled]]);
});

test('leaving the page calls it off, and says so where there was something', () => {
  const { later, posted, said } = planned();
  later.leave();
  later.leave();
  vi.advanceTimersByTime(60 * MINUTE);
  expect([posted, said()]).toEqual([[], [postingMessages.later.left(time)]]);
});

test('without a connection at the time nothing is posted, and it says so', () => {
  const { posted, said } = planned();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.advanceTimersByTime(60 * MINUTE);
  expect([posted, said()]).toEqual([[], [postingMessages.later.offline(time)]]);
});

test('nothing is posted once the access has ended, and it says so', () => {
  const { posted, said } = planned(at);
  vi.advanceTimersByTime(60 * MINUTE);
  expect([posted, said()]).toEqual([[], [postingMessages.later.accessEnded(time)]]);
});

test.each([
  [2, [['one', 'two']], []],
  [3, [], [postingMessages.later.asleep(time)]],
])('a page that wakes %i minutes late posts only what is hardly late', (minutes, sent, says) => {
  const { posted, said } = planned();
  vi.setSystemTime(at + minutes * MINUTE - 1_000);
  vi.advanceTimersByTime(1_000);
  expect([posted, said()]).toEqual([sent, says]);
});
