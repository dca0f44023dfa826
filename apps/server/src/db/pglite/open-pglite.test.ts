import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable, DataFolderInUse, openDatabase, type OpenDatabase } from '../index.ts';
import { rateLimits } from '../schema/index.ts';
import { temporaryFolder } from '../testing/test-databases.ts';

const otherProcess = path.resolve(import.meta.dirname, '../testing/hold-database.ts');

/** Of PostgreSQL's `ControlFileData`: the field `state`, and its value `DB_SHUTDOWNED`. */
const STATE_AT = 16;
const SHUT_DOWN = 1;

describe('the embedded database', () => {
  let dataDir: string;
  let remove: () => Promise<void>;
  let opened: OpenDatabase[];
  let others: ChildProcess[];

  beforeEach(async () => {
    ({ folder: dataDir, remove } = await temporaryFolder());
    opened = [];
    others = [];
  });

  afterEach(async () => {
    await Promise.all(opened.map((database) => database.close()));
    others.forEach((child) => child.kill('SIGKILL'));
    await remove();
  });

  const open = async (): Promise<OpenDatabase> => {
    const database = await openDatabase({ databaseUrl: null, dataDir });
    opened.push(database);
    return database;
  };

  /** Resolves once another process has the folder open and has committed this many rows. */
  const otherServer = async (rows: number) => {
    const child = spawn(process.execPath, [otherProcess, dataDir, 'both'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    others.push(child);
    const committed: string[] = [];
    for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
      committed.push(...String(chunk).split('\n').filter(Boolean));
      if (committed.length >= rows) break;
    }
    child.stdout.on('data', (chunk) =>
      committed.push(...String(chunk).split('\n').filter(Boolean)),
    );
    return { child, committed };
  };

  it('keeps its folder to itself and its owner, and leaves the event loop free', async () => {
    const { db, ...about } = await open();
    // The template has every table already.
    expect(about).toMatchObject({ kind: 'pglite', migrationsApplied: 0, connections: null });
    await expect(open()).rejects.toBeInstanceOf(DataFolderInUse);
    const { mode } = await stat(path.join(dataDir, 'pglite'));
    expect(mode & 0o777).toBe(0o700);
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    await db.execute(sql`select count(*) from generate_series(1, 1500000) a`);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(10);
  });

  it('refuses a folder that another process has open, and opens after that was killed, with every row that was committed or promised', async () => {
    const { child, committed } = await otherServer(20);
    const refused = open();
    await expect(refused).rejects.toBeInstanceOf(DataFolderInUse);
    await expect(refused).rejects.toThrow(/in use by another .* DATA_DIR=/);
    child.kill('SIGKILL');
    await once(child, 'close');
    const { db } = await open();
    const rows = await db.select().from(rateLimits);
    const kept = new Set(rows.map((row) => row.key));
    expect(committed.length).toBeGreaterThanOrEqual(20);
    expect(committed.filter((key) => !kept.has(key))).toEqual([]);
  });

  it('keeps the folder to itself until its thread has ended, rejects what is asked then, and opens again with its rows', async () => {
    const first = await open();
    await first.db.insert(rateLimits).values({ key: 'a', windowStart: new Date(), hits: 3 });
    opened.pop();
    const { promise: asked, resolve: goOn } = Promise.withResolvers<void>();
    const lastWork = first.db.transaction(() => asked);
    const closing = first.close();
    await expect(open()).rejects.toBeInstanceOf(DataFolderInUse);
    goOn();
    await Promise.all([lastWork, closing]);
    await expect(first.ping()).rejects.toThrow('has stopped');
    const { db } = await open();
    expect(await db.select().from(rateLimits)).toMatchObject([{ key: 'a', hits: 3 }]);
  });

  it('is shut down properly when it is closed, so that the next start has nothing to recover', async () => {
    await (await open()).close();
    opened.pop();
    const control = await readFile(path.join(dataDir, 'pglite/global/pg_control'));
    expect(control.readUInt32LE(STATE_AT)).toBe(SHUT_DOWN);
  });

  it('starts over after a first start that was interrupted', async () => {
    const halfMade = path.join(dataDir, 'pglite.preparing');
    await mkdir(halfMade);
    await writeFile(path.join(halfMade, 'PG_VERSION'), '18');
    const database = await open();
    await expect(database.ping()).resolves.toBeUndefined();
  });

  it('says so when the folder holds something other than a database', async () => {
    await mkdir(path.join(dataDir, 'pglite'));
    await writeFile(path.join(dataDir, 'pglite/PG_VERSION'), '12\n');
    const refused = open();
    await expect(refused).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(refused).rejects.toThrow(/could not be opened/);
  });

  it('starts though a promise of a server before can’t be kept, and so do the commands', async () => {
    const poison = { sql: 'insert into rate_limits values ($1)', params: ['half an emoji'] };
    const promised = { key: 'kept', windowStart: new Date(0).toISOString(), hits: 1 };
    const sound = {
      sql: 'insert into rate_limits (key, window_start, hits) values ($1, $2, $3)',
      params: Object.values(promised),
    };
    const lines = [poison, sound].map((statement) => `${JSON.stringify(statement)}\n`);
    await writeFile(path.join(dataDir, 'pglite.journal'), lines.join(''));
    const { db, countSetAside } = await open();
    expect(await db.select().from(rateLimits)).toMatchObject([{ key: 'kept' }]);
    expect(await readdir(path.join(dataDir, 'set-aside'))).toHaveLength(1);
    expect(await countSetAside?.()).toBe(1);
  });

  it('has no thread left, and its folder free, after it could not be opened', async () => {
    await (await open()).close();
    opened.pop();
    const threads: Worker[] = [];
    const remember = (thread: Worker) => threads.push(thread);
    process.on('worker', remember);
    const journal = path.join(dataDir, 'pglite.journal');
    await rm(journal);
    await mkdir(journal);
    await expect(open()).rejects.toThrow('EISDIR');
    expect(threads.map(({ threadId }) => threadId)).toEqual([-1]);
    await rmdir(journal);
    await expect((await open()).ping()).resolves.toBeUndefined();
    process.off('worker', remember);
  });
});
