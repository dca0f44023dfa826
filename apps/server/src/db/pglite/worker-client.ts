import pLimit from 'p-limit';
import { EmbeddedDatabaseStopped } from '../problems.ts';
import { storableParams } from '../storable.ts';
import type { QueryAnswer } from './messages.ts';
import { startThread, type Thread } from './start-thread.ts';

interface QueryOptions {
  rowMode?: 'array' | 'object';
  /** Drizzle's, which all leave a value as it is; functions don't cross to a worker, so their types do. */
  parsers?: Record<number, (value: string) => unknown>;
}

export type Query = (
  sql: string,
  params?: unknown[],
  options?: QueryOptions,
) => Promise<QueryAnswer>;

/** The part of PGlite that Drizzle's driver uses, spoken to a worker. */
export interface PgliteClient {
  query: Query;
  /** Rejects when PostgreSQL does not understand the statement, or can't take its values. */
  check(sql: string, params: unknown[]): Promise<void>;
  /** Queries from outside wait until it has ended; it rolls back when `work` rejects. */
  transaction<T>(work: (transaction: { query: Query }) => Promise<T>): Promise<T>;
  /** Queries from outside wait until `work` has ended. */
  alone<T>(work: (client: { query: Query }) => Promise<T>): Promise<T>;
  /** Does this on every thread that takes the place of one that died, before anything else. */
  onReplaced(work: (query: Query) => Promise<void>): void;
  close(): Promise<void>;
}

/** How long after a start that failed the next is tried. */
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

/** Keeps a thread running on the folder. Ask for it in turn: two at once would start two threads. */
class KeptThread {
  readonly #start: () => Promise<Thread>;
  readonly #onDeath: () => void;
  #thread: Thread;
  #failedAt = -Infinity;
  #isClosed = false;
  /** Done on each thread that takes another's place. */
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
    // One that is dead already can't answer.
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
    // What can't be rolled back would take the next queries into the transaction.
    await query('rollback').catch(() => thread.terminate());
    throw error;
  }
}

/**
 * Starts PGlite on the folder, in a worker. One that dies is replaced, at once or, where that fails,
 * when something is asked of it.
 * @param answerMs how long an answer may take; a thread that takes longer is taken for dead
 * @throws DatabaseUnavailable
 */
export async function startPglite(folder: string, answerMs?: number): Promise<PgliteClient> {
  const inTurn = pLimit(1);
  const start = () => startThread(folder, answerMs);
  /** Whatever `work` asks is asked of one thread: half a transaction must not go on in another. */
  const onThread = <T>(work: (thread: Thread) => Promise<T>) =>
    inTurn(async () => work(await kept.running()));
  const kept = new KeptThread(start, await start(), () => {
    process.emitWarning('The embedded database’s thread died; another takes its place.');
    onThread(async () => undefined).catch(() => undefined);
  });

  return {
    query: (...asked) => onThread((thread) => queryOn(thread)(...asked)),
    check: (sql, params) =>
      onThread(async (thread) => {
        await thread.ask({ kind: 'check', sql, params: storableParams(params) });
      }),
    transaction: (work) => onThread((thread) => inTransaction(thread, work)),
    alone: (work) => onThread((thread) => work({ query: queryOn(thread) })),
    onReplaced(work) {
      kept.prepare = work;
    },
    close: () => inTurn(() => kept.close()),
  };
}
