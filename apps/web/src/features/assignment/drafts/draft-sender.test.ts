import type { Draft } from '@second-draft/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api/index.ts';
import { draft } from '../testing/sample-work.ts';
import { createDraftSender } from './draft-sender.ts';

const of = (documentId: string, text: string): Draft => ({ ...draft, documentId, text });
type Send = Parameters<typeof createDraftSender>[0];
const sending = () => vi.fn<Send>(async () => {});
const sent = (send: ReturnType<typeof sending>) => send.mock.calls.map(([one]) => one.text);
const busy = new ApiError(503, 'overloaded', 'busy');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('sends the newest draft once the teacher has paused for a second', async () => {
  const send = sending();
  const sender = createDraftSender(send);
  sender.later(of('a', 'H'));
  await vi.advanceTimersByTimeAsync(900);
  sender.later(of('a', 'Hi'));
  await vi.advanceTimersByTimeAsync(900);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(sent(send)).toEqual(['Hi']);
  expect(sender.state.get()).toBe('sent');
});

test('says that it is sending until the server has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sender = createDraftSender(() => promise);
  sender.later(of('a', 'Hi'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sender.state.get()).toBe('sending');
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(sender.state.get()).toBe('sent');
});

test('tries again after growing pauses, and says so meanwhile', async () => {
  const send = sending();
  send.mockRejectedValueOnce(busy).mockRejectedValueOnce(busy).mockResolvedValue();
  const sender = createDraftSender(send);
  sender.later(of('a', 'Hi'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sender.state.get()).toBe('failed');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(sent(send)).toEqual(['Hi', 'Hi', 'Hi']);
  expect(sender.state.get()).toBe('sent');
});

test('a newer draft takes the place of one that failed', async () => {
  const held = Promise.withResolvers<void>();
  const send = sending();
  send.mockReturnValueOnce(held.promise).mockResolvedValue();
  const sender = createDraftSender(send);
  sender.later(of('a', 'Hi'));
  await vi.advanceTimersByTimeAsync(1_000);
  sender.later(of('a', 'Hi there'));
  held.reject(busy);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent(send)).toEqual(['Hi', 'Hi there']);
});

test('what is refused until she logs in again is asked for no more, and goes with the next flush', async () => {
  const send = sending();
  send.mockRejectedValueOnce(new ApiError(401, 'sign_in_expired', 'log in')).mockResolvedValue();
  const sender = createDraftSender(send);
  sender.later(of('a', 'Hi'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(sender.state.get()).toBe('failed');
  sender.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent(send)).toEqual(['Hi', 'Hi']);
  expect(sender.state.get()).toBe('sent');
});

test('the first pause after a failure is short, however long she typed over a slow line', async () => {
  const send = sending();
  send.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
  const sender = createDraftSender(send);
  for (let typed = 0; typed < 20; typed += 1) {
    sender.later(of('a', `Hi ${typed}`));
    await vi.advanceTimersByTimeAsync(500);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sender.state.get()).toBe('sent');
  send.mockReset().mockRejectedValueOnce(busy).mockResolvedValue();
  sender.later(of('a', 'Hi there'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sender.state.get()).toBe('failed');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sender.state.get()).toBe('sent');
});

test('what the server refuses for good is not sent again', async () => {
  const send = sending();
  send.mockRejectedValue(new ApiError(413, 'too_large', 'too large'));
  const sender = createDraftSender(send);
  sender.later(of('a', 'Hi'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(sender.state.get()).toBe('failed');
});

test('what was refused is told until that draft is saved, whatever else is saved meanwhile', async () => {
  const send = sending();
  send.mockRejectedValueOnce(new ApiError(409, 'drafts_full', 'full')).mockResolvedValue();
  const sender = createDraftSender(send);
  sender.later(of('a', 'Hi'));
  await vi.advanceTimersByTimeAsync(1_000);
  sender.later(of('b', 'Ho'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent(send)).toEqual(['Hi', 'Ho']);
  expect(sender.state.get()).toBe('failed');
  sender.later(of('a', 'Hi there'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sender.state.get()).toBe('sent');
});

test('sends what is pending at once when the page goes', async () => {
  const send = sending();
  const sender = createDraftSender(send);
  sender.later(of('a', 'Hi'));
  sender.later(of('b', 'Ho'));
  sender.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send.mock.calls).toEqual([
    [of('a', 'Hi'), { keepalive: true }],
    [of('b', 'Ho'), { keepalive: true }],
  ]);
});

test.each([
  [400, 1],
  [404, 1],
  [499, 1],
  [429, 2],
  [500, 2],
  [399, 2],
])('after an answer of %i, a draft is sent %i times', async (status, times) => {
  const send = sending();
  send.mockRejectedValueOnce(new ApiError(status, 'internal', 'no')).mockResolvedValue();
  const sender = createDraftSender(send);
  sender.later(of('a', 'Hi'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(times);
  expect(sender.state.get()).toBe(times === 1 ? 'failed' : 'sent');
});

test('a page being left sends what is pending at once, with a request that outlives it, and only once', async () => {
  const send = sending();
  const sender = createDraftSender(send);
  sender.flush();
  expect(send).not.toHaveBeenCalled();
  sender.later(of('a', 'Hi'));
  sender.flush();
  expect(send.mock.calls.map(([, options]) => options)).toEqual([{ keepalive: true }]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('what is written while a draft is on its way follows it, and only then all is sent', async () => {
  const first = Promise.withResolvers<void>();
  const send = sending();
  send.mockReturnValueOnce(first.promise);
  const sender = createDraftSender(send);
  sender.later(of('a', 'H'));
  await vi.advanceTimersByTimeAsync(1_000);
  sender.later(of('b', 'Other'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent(send)).toEqual(['H']);
  first.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(sender.state.get()).toBe('sending');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent(send)).toEqual(['H', 'Other']);
  expect(sender.state.get()).toBe('sent');
});

test('after it was stopped, nothing is tried again', async () => {
  const send = sending();
  send.mockRejectedValue(busy);
  const sender = createDraftSender(send);
  sender.later(of('a', 'Hi'));
  sender.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('pauses start over once a draft has arrived, and grow to at most a minute', async () => {
  const send = sending();
  send.mockRejectedValue(busy);
  const sender = createDraftSender(send);
  sender.later(of('a', 'Hi'));
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000 + 8_000 + 16_000 + 32_000);
  expect(send).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(8);
  send.mockReset().mockResolvedValueOnce().mockRejectedValueOnce(busy).mockResolvedValue();
  await vi.advanceTimersByTimeAsync(60_000);
  sender.later(of('a', 'Hi again'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(send).toHaveBeenCalledTimes(3);
});
