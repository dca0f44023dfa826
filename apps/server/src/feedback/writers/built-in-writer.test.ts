import { builtInWriter } from '@second-draft/feedback';
import { afterAll, expect, it } from 'vitest';
import { createBuiltInWriter } from './built-in-writer.ts';

const writer = createBuiltInWriter();
afterAll(() => writer.close());

const { signal } = new AbortController();
const task = {
  text: 'On Friday we walked to the awa behind our kura. The water was so cold that my toes went numb. I found a kōura under a flat rock and it nipped me because I picked it up.',
  studentName: 'Casey',
  focus: [{ title: 'Ideas', descriptors: '' }],
  wordCount: 70,
  readingLevel: 2 as const,
  seed: 'seed',
};

it('writes what the rules write, from a thread of its own', async () => {
  const written = await writer.write(task, signal);
  expect(written.draft).toEqual(builtInWriter.write(task));
  expect(written.sent).toEqual([{ role: 'user', content: task.text }]);
});

it('leaves the event loop alone while it writes', async () => {
  let turns = 0;
  let writing = true;
  const count = () => {
    turns += 1;
    if (writing) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(['a', 'b', 'c', 'd'].map((seed) => writer.write({ ...task, seed }, signal)));
  writing = false;
  // Four feedbacks written on this thread would leave it a turn or two.
  expect(turns).toBeGreaterThan(20);
});

it('simplifies', async () => {
  const feedback = 'Casey, I like “so cold”. This is because it helps the reader. Next, say more.';
  const { draft } = await writer.simplify(feedback, null, signal);
  expect(draft).toContain('“so cold”');
});

it('writes nothing for a browser that has gone away', async () => {
  await expect(writer.write(task, AbortSignal.abort())).rejects.toMatchObject({
    code: 'model_failed',
  });
});

it('starts again after its thread was ended', async () => {
  await writer.close();
  expect((await writer.write(task, signal)).draft?.length).toBeGreaterThan(0);
});
