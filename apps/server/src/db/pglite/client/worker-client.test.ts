import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { templateFolder } from '../../locations.ts';
import { EmbeddedDatabaseDied } from '../../problems.ts';
import { temporaryFolder } from '../../testing/test-databases.ts';
import { startPglite, type PgliteClient } from './worker-client.ts';

const ENDLESS =
  'with recursive endless as (select 1 union all select 1 from endless) select count(*) from endless';

describe('the embedded database’s thread', () => {
  let pglite: PgliteClient;
  let remove: () => Promise<void>;
  let thread: Worker;
  const remember = (worker: Worker) => (thread = worker);

  beforeAll(async () => {
    process.on('worker', remember);
    const temporary = await temporaryFolder();
    remove = temporary.remove;
    const folder = path.join(temporary.folder, 'pglite');
    await cp(templateFolder, folder, { recursive: true });
    pglite = await startPglite(folder);
    await pglite.query('create table notes (text text primary key)');
  });
  afterEach(async () => {
    await pglite.query('truncate notes');
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    process.off('worker', remember);
    await pglite.close();
    await remove();
  });

  const note = (text: string, by: Pick<PgliteClient, 'query'> = pglite) =>
    by.query('insert into notes values ($1)', [text]);
  const notes = async () =>
    (await pglite.query('select text from notes order by text')).rows.map(
      (row) => (row as { text: string }).text,
    );
  const muted = () => vi.spyOn(process, 'emitWarning').mockReturnValue();

  it('is replaced when it dies, and nothing that was committed is lost', async () => {
    const warned = muted();
    await note('committed');
    await thread.terminate();
    await note('after');
    expect(await notes()).toEqual(['after', 'committed']);
    expect(warned).toHaveBeenCalledOnce();
  });

  it('that dies while it is asked fails what it was asked, and nothing else', async () => {
    muted();
    const asked = pglite.query(ENDLESS).catch((error: unknown) => error);
    const behind = note('behind');
    await expect.poll(() => thread.performance.eventLoopUtilization().active).toBeGreaterThan(0);
    await thread.terminate();
    expect(await asked).toBeInstanceOf(EmbeddedDatabaseDied);
    await behind;
    expect(await notes()).toEqual(['behind']);
  });

  it('that dies within a transaction takes all of it along', async () => {
    muted();
    const transaction = pglite.transaction(async (tx) => {
      await note('before', tx);
      await thread.terminate();
      await note('in another thread', tx).catch(() => undefined);
      await note('in another thread', tx);
    });
    await expect(transaction).rejects.toThrow('has stopped');
    expect(await notes()).toEqual([]);
  });

  it('carries out what it has checked, and so does the one that takes its place', async () => {
    muted();
    const insert = 'insert into notes values ($1)';
    const [first, second] = [['checked'], ['checked before it died']];
    await pglite.check(insert, first);
    await pglite.query(insert, first);
    await pglite.check(insert, second);
    await thread.terminate();
    await pglite.query(insert, second);
    await pglite.query(insert, ['unchecked']);
    expect(await notes()).toEqual(['checked', 'checked before it died', 'unchecked']);
    await expect(pglite.query(insert, first)).rejects.toThrow('duplicate key');
  });

  it('that hangs is taken for dead', async () => {
    muted();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const active = () => thread.performance.eventLoopUtilization().active;
    const before = active();
    const asked = pglite.query(ENDLESS).catch((error: unknown) => error);
    await expect.poll(active).toBeGreaterThan(before);
    vi.runOnlyPendingTimers();
    expect(await asked).toBeInstanceOf(EmbeddedDatabaseDied);
    vi.useRealTimers();
    await note('well again');
    expect(await notes()).toEqual(['well again']);
  });

  it('is prepared before it is asked anything, when it takes another’s place', async () => {
    muted();
    pglite.onReplaced(async (query) => {
      await note('prepared', { query });
    });
    await thread.terminate();
    expect(await notes()).toEqual(['prepared']);
    pglite.onReplaced(async () => undefined);
  });
});
