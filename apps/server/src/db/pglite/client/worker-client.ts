import pLimit from 'p-limit';
import { EmbeddedDatabaseStopped } from '../../problems.ts';
import { storableParams } from '../../storable.ts';
import { createCheckedStatements } from './checked-statements.ts';
import type { QueryAnswer } from '../thread/messages.ts';
import { startThread, type Thread } from './start-thread.ts';

interface QueryOptions {
  rowMode?: 'array' | 'object';
  /**
   * Drizzle's parsers all return the value unchanged; functions can't cross to a worker, so only
   * their types do.
   */
  parsers?: Record<number, (value: string) => unknown>;
}

export type Query = (
  sql: string,
  params?: unknown[],
  options?: QueryOptions,
) => Promise<QueryAnswer>;

/** The part of PGlite that Drizzle's driver uses, run in a worker. */
export interface PgliteClient {
  query: Query;
  /**
   * Rejects if PostgreSQL can't parse the statement or bind its values. A `query` with the same array
   * then carries it out.
   */
  check(sql: string, params: unknown[]): Promise<void>;
  /** Other queries wait until it ends; it rolls back when `work` rejects. */
  transaction<T>(work: (transaction: { query: Query }) => Promise<T>): Promise<T>;
  alone<T>(work: (client: { query: Query }) => Promise<T>): Promise<T>;
  /** Runs `work` first on every thread that replaces a dead one. */
  onReplaced(work: (query: Query) => Promise<void>): void;
  close(): Promise<void>;
}

/** After a failed start. */
const PAUSE_MS = 1_000;

const queryOn =
  (thread: Thread): Query =>
  (sql, params = [], { rowMode = 'object', parsers = {} } = {}) =>
    thread.ask({
      kind: 'query',
      sql,
      params: storableParams(params),
      rowMode,
      asText: Object.keys(parsers).map(Number),
    });

/** Keeps a thread running. Call `running` one at a time: two calls would start two threads. */
class KeptThread {
  readonly #start: () => Promise<Thread>;
  readonly #onDeath: () => void;
  #thread: Thread;
  #failedAt = -Infinity;
  #isClosed = false;
  prepare: (query: Query) => Promise<void> = async () => undefined;

  constructor(start: () => Promise<Thread>, thread: Thread, onDeath: () => void) {
    this.#start = start;
    this.#onDeath = onDeath;
    this.#thread = this.#watched(thread);
  }

  async running(): Promise<Thread> {
    if (!this.#thread.hasEnded()) return this.#thread;
    if (this.#isClosed || performance.now() - this.#failedAt < PAUSE_MS)
      throw new EmbeddedDatabaseStopped('The embedded database has stopped.');
    try {
      this.#thread = this.#watched(await this.#startAnother());
    } catch (cause) {
      this.#failedAt = performance.now();
      throw new EmbeddedDatabaseStopped('The embedded database did not start again.', { cause });
    }
    return this.#thread;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread.ask({ kind: 'close' }).catch(() => undefined);
    await this.#thread.terminate();
  }

  async #startAnother(): Promise<Thread> {
    const thread = await this.#start();
    try {
      await this.prepare(queryOn(thread));
      if (thread.hasEnded()) throw new EmbeddedDatabaseStopped('It died at once.');
      return thread;
    } catch (error) {
      await thread.terminate();
      throw error;
    }
  }

  #watched(thread: Thread): Thread {
    const mourn = () => this.#isClosed || this.#onDeath();
    void thread.ended.then(mourn);
    return thread;
  }
}

async function inTransaction<T>(
  thread: Thread,
  work: (transaction: { query: Query }) => Promise<T>,
): Promise<T> {
  const query = queryOn(thread);
  await query('begin');
  try {
    const result = await work({ query });
    await query('commit');
    return result;
  } catch (error) {
    // Without the rollback, later queries would join this transaction.
    await query('rollback').catch(() => thread.terminate());
    throw error;
  }
}

/**
 * Starts PGlite in a worker.
 * @throws DatabaseUnavailable
 */
export const startPglite = (folder: string): Promise<PgliteClient> =>
  keepThread(() => startThread(folder));

/** A dead thread is replaced at once or, if that fails, at the next query. */
export async function keepThread(start: () => Promise<Thread>): Promise<PgliteClient> {
  const inTurn = pLimit(1);
  const checked = createCheckedStatements();
  /** All of `work` uses one thread: half a transaction must not go on in another. */
  const onThread = <T>(work: (thread: Thread) => Promise<T>) =>
    inTurn(async () => work(await kept.running()));
  const kept = new KeptThread(start, await start(), () => {
    process.emitWarning('The embedded database’s thread died; another takes its place.');
    onThread(async () => undefined).catch(() => undefined);
  });

  return {
    query: (sql, params = [], options) =>
      onThread(
        async (thread) =>
          (await checked.carryOut(thread, params)) ?? queryOn(thread)(sql, params, options),
      ),
    check: (sql, params) => onThread((thread) => checked.check(thread, sql, params)),
    transaction: (work) => onThread((thread) => inTransaction(thread, work)),
    alone: (work) => onThread((thread) => work({ query: queryOn(thread) })),
    onReplaced(work) {
      kept.prepare = work;
    },
    close: () => inTurn(() => kept.close()),
  };
}
