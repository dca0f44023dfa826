import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createJournal, MOST_KEPT } from './journal.ts';

test('the newest calls are known, however long the school has been open', async () => {
  const journal = createJournal();
  await using app = fastify();
  journal.watch(app);
  for (let at = 0; at < MOST_KEPT + 10; at += 1) await app.inject(`/${at}`);
  const calls = journal.calls();
  expect(calls).toHaveLength(MOST_KEPT);
  expect(calls.at(-1)?.path).toBe(`/${MOST_KEPT + 9}`);
});
