import { limits } from '@second-draft/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deadLine } from '../../testing/dead-line.ts';
import { silence } from '../../testing/fake-network.ts';
import { call } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nobodyAnswers = () =>
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => silence(request));

/** An answer that comes in parts, and breaks off when its request is given up. */
function inParts(signal: AbortSignal | null | undefined) {
  let parts: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      parts = controller;
      signal?.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
  return {
    response: new Response(body),
    send: (part: string) => parts?.enqueue(new TextEncoder().encode(part)),
    end: () => parts?.close(),
  };
}

/** @returns what is answered, in the order of the questions */
function answeredInParts() {
  const answers: ReturnType<typeof inParts>[] = [];
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const answer = inParts(signal);
    answers.push(answer);
    return answer.response;
  });
  return answers;
}

const outcomeOf = (asked: Promise<unknown>) => asked.catch((failure: unknown) => failure);
const orWaits = (asked: Promise<unknown>) => Promise.race([asked, Promise.resolve('waits')]);
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

test('a change on a line that has gone dead is taken for lost, as it is for those that wait for it', async () => {
  const { endWait } = deadLine();
  nobodyAnswers();
  const removed = call('removeBankComment', { params: { id: crypto.randomUUID() } });
  expect(AbortSignal.timeout).toHaveBeenCalledWith(30_000);
  endWait();
  await expect(removed).rejects.toMatchObject({ code: 'unreachable' });
});

test('a question is taken for lost when no answer has begun in the time that a server may take', async () => {
  nobodyAnswers();
  const { signal } = new AbortController();
  const asked = outcomeOf(call('classrooms', { signal }));
  await seconds(limits.answerSeconds - 1);
  expect(await orWaits(asked)).toBe('waits');
  await seconds(1);
  expect(await orWaits(asked)).toMatchObject({ code: 'unreachable' });
});

test('an answer may come slowly, but not stop half-way', async () => {
  const answers = answeredInParts();
  const asked = [1, 2].map(() => outcomeOf(call('classrooms')));
  await seconds(0);
  for (const part of ['[', ...Array.from({ length: 10 }, () => ' ')]) {
    for (const { send } of answers) send(part);
    await seconds(limits.streamSilenceSeconds - 1);
  }
  answers[0]?.send(']');
  answers[0]?.end();
  expect(await asked[0]).toEqual([]);
  await seconds(1);
  expect(await orWaits(asked[1]!)).toMatchObject({ code: 'unreachable' });
});

test('feedback is waited for, however long its model takes', async () => {
  nobodyAnswers();
  const body = { prompt: 'x', studentName: 'Hine', wordCount: 70, category: 'Ideas' };
  const asked = outcomeOf(call('feedback', { body }));
  await seconds(limits.answerSeconds * 10);
  expect(await orWaits(asked)).toBe('waits');
});

const files = [{ id: 'document-one', kind: null }];

test('a stream that falls silent counts as broken off', async () => {
  const answers = answeredInParts();
  const asked = call('documents', { body: { files } });
  await seconds(0);
  answers[0]?.send('\n');
  const next = outcomeOf((await asked)[Symbol.asyncIterator]().next());
  await seconds(limits.streamSilenceSeconds);
  expect(await orWaits(next)).toMatchObject({ code: 'unreachable' });
});

test('a request of many texts has time to go up a slow line', async () => {
  nobodyAnswers();
  const many = [{ id: 'd'.repeat(100_000), kind: null }];
  const asked = outcomeOf(call('documents', { body: { files: many } }));
  await seconds(limits.streamSilenceSeconds);
  expect(await orWaits(asked)).toBe('waits');
  await seconds(60);
  expect(await orWaits(asked)).toMatchObject({ code: 'unreachable' });
});
