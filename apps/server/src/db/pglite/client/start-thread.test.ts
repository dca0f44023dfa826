import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import {
  DatabaseUnavailable,
  EmbeddedDatabaseDied,
  EmbeddedDatabaseStopped,
} from '../../problems.ts';
import type { Asked } from '../thread/messages.ts';
import { startThread, type Thread } from './start-thread.ts';

const program = path.join(import.meta.dirname, '../../testing/obedient-thread.ts');

/** Longer than any test here. */
const PATIENCE_MS = 60_000;

let started: Thread | undefined;
afterEach(async () => {
  await started?.terminate();
  started = undefined;
});
const start = async (answerMs = PATIENCE_MS) =>
  (started = await startThread('sound', { answerMs, file: program }));
const asking = (sql: string): Asked => ({
  kind: 'query',
  sql,
  params: ['awa'],
  rowMode: 'object',
  asText: [],
});

it('each question gets its own answer', async () => {
  const { ask } = await start();
  const [first, second] = await Promise.all([ask(asking('select 1')), ask(asking('select 2'))]);
  expect(first.rows).toEqual([asking('select 1')]);
  expect(second.rows).toEqual([asking('select 2')]);
  expect(await ask(asking('answer nothing'))).toEqual({ rows: [], fields: [] });
});

it('what the database refuses fails with its code, and nothing else does', async () => {
  const { ask, hasEnded } = await start();
  const refused = ask(asking('refuse'));
  const other = ask(asking('select 1'));
  await expect(refused).rejects.toMatchObject({
    name: 'QueryFailed',
    message: 'refused',
    code: '22P02',
  });
  expect((await other).rows).toHaveLength(1);
  expect(hasEnded()).toBe(false);
});

it('a thread that stops fails all that it was asked, and takes nothing more', async () => {
  const { ask, ended, hasEnded } = await start();
  const asked = ['fall silent', 'stop', 'select 1'].map((sql) =>
    ask(asking(sql)).catch((error: unknown) => error),
  );
  for (const failure of await Promise.all(asked))
    expect(failure).toBeInstanceOf(EmbeddedDatabaseDied);
  await ended;
  expect(hasEnded()).toBe(true);
  const after = ask(asking('select 1'));
  await expect(after).rejects.toBeInstanceOf(EmbeddedDatabaseStopped);
  await expect(after).rejects.not.toBeInstanceOf(EmbeddedDatabaseDied);
});

it('a thread that crashes says why', async () => {
  const { ask } = await start();
  await expect(ask(asking('crash'))).rejects.toMatchObject({
    name: 'EmbeddedDatabaseDied',
    cause: { message: 'out of memory' },
  });
});

it('a thread that does not answer in time is ended', async () => {
  const { ask, ended } = await start(20);
  await expect(ask(asking('fall silent'))).rejects.toBeInstanceOf(EmbeddedDatabaseDied);
  await ended;
});

it.each([
  ['spoilt', 'it is too old'],
  ['stop', 'it stopped while it was starting'],
  ['crash', 'no memory'],
  ['silent', 'it gave no answer', 20],
])(
  'a database that can’t be opened is named, with the reason: %s',
  async (folder, reason, openMs = PATIENCE_MS) => {
    const threads: Worker[] = [];
    const remember = (thread: Worker) => threads.push(thread);
    process.on('worker', remember);
    const opened = startThread(folder, { openMs, file: program });
    await expect(opened).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(opened).rejects.toThrow(
      `The database in ${folder} could not be opened: ${reason}\n` +
        'Restore a copy of the folder, or choose an empty one with DATA_DIR.',
    );
    process.off('worker', remember);
    expect(threads.map(({ threadId }) => threadId)).toEqual([-1]);
  },
);
