import type { Draft } from '@second-draft/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api/index.ts';
import { draft } from '../testing/sample-work.ts';
import { createDraftSender } from './draft-sender.ts';

type Send = Parameters<typeof createDraftSender>[0];

const saying = (text: string): Draft => ({ ...draft, documentId: 'a', text });

/** The first is on its way still when the second is sent. */
async function sendTwo() {
  const first = Promise.withResolvers<void>();
  const send = vi.fn<Send>();
  send.mockReturnValueOnce(first.promise).mockResolvedValue();
  const sender = createDraftSender(send);
  sender.later(saying('Hi'));
  await vi.advanceTimersByTimeAsync(1_000);
  sender.later(saying('Hi there'));
  sender.flush();
  return { first, send, sender };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a draft that fails once a newer one has been sent is not sent after it', async () => {
  const { first, send, sender } = await sendTwo();
  first.reject(new ApiError(503, 'overloaded', 'busy'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(send.mock.calls.map(([{ text }]) => text)).toEqual(['Hi', 'Hi there']);
  expect(sender.state.get()).toBe('sent');
});

test('what the server refuses of a draft says nothing about a newer one that it took', async () => {
  const { first, sender } = await sendTwo();
  await vi.advanceTimersByTimeAsync(0);
  first.reject(new ApiError(413, 'too_large', 'too large'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sender.state.get()).toBe('sent');
});
