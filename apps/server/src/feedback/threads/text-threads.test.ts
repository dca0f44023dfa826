import { builtInWriter } from '@second-draft/feedback';
import { afterAll, describe, expect, it } from 'vitest';
import { createTextThreads } from './text-threads.ts';

const threads = createTextThreads();
afterAll(() => threads.close());

const { signal } = new AbortController();
const task = {
  text: 'On Friday we walked to the awa behind our kura. The water was so cold that my toes went numb. I found a kōura under a flat rock and it nipped me because I picked it up.',
  studentName: 'Casey',
  focus: [{ title: 'Ideas', descriptors: '' }],
  wordCount: 70,
  readingLevel: 2 as const,
  seed: 'seed',
};
const long = { ...task, text: task.text.repeat(200) };

it('do what the rules do', async () => {
  const draft = await threads.run('write', task, signal);
  expect(draft).toEqual(builtInWriter.write(task));
});

it('leave the event loop alone meanwhile', async () => {
  let turns = 0;
  let writing = true;
  const count = () => {
    turns += 1;
    if (writing) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(
    ['a', 'b', 'c', 'd'].map((seed) => threads.run('write', { ...task, seed }, signal)),
  );
  writing = false;
  // Writing them on this thread would leave it a turn or two.
  expect(turns).toBeGreaterThan(20);
});

it('do nothing for a browser that has gone away', async () => {
  const gone = new Error('gone');
  await expect(threads.run('write', task, AbortSignal.abort(gone))).rejects.toBe(gone);
});

it('start again after they were ended', async () => {
  await threads.close();
  expect((await threads.run('write', task, signal)).length).toBeGreaterThan(0);
});

describe('a text that takes too long', () => {
  it('is given up, and the texts after it are read', async () => {
    const hurried = createTextThreads({ waiting: 10, threadTime: { task: 1, warming: 0 } });
    const texts = Array.from({ length: 6 }, () => hurried.run('write', long, signal));
    for (const outcome of await Promise.allSettled(texts))
      expect(outcome).toMatchObject({ reason: { code: 'text_took_too_long' } });
    await hurried.close();
  });

  it('is stopped when its browser goes away, and makes room', async () => {
    const leaving = new AbortController();
    const left = Array.from({ length: 4 }, () => threads.run('write', long, leaving.signal));
    const waiting = threads.run('write', task, signal);
    // By then some have been given to a thread.
    await new Promise(setImmediate);
    const gone = new Error('gone');
    leaving.abort(gone);
    for (const outcome of await Promise.allSettled(left))
      expect(outcome).toHaveProperty('reason', gone);
    expect((await waiting).length).toBeGreaterThan(0);
  });
});

it('refuse what would wait behind too many others', async () => {
  const few = createTextThreads({ waiting: 1, threadTime: { task: 20_000, warming: 0 } });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 9 }, () => few.run('write', task, signal)),
  );
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ reason: { code: 'overloaded', retryAfterSeconds: 5 } });
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  await few.close();
});

it('tell no text in what goes wrong', async () => {
  const broken = { ...task, focus: null as never, text: 'A secret about Hana' };
  const error: unknown = await threads
    .run('write', broken, signal)
    .catch((error: unknown) => error);
  expect(String(error)).toContain('TypeError');
  expect(JSON.stringify(error)).not.toContain('secret');
});
