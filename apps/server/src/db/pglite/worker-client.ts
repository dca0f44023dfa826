import { once } from 'node:events';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import pLimit from 'p-limit';
import { pgliteWorkerFile } from '../locations.ts';
import { DatabaseUnavailable, EmbeddedDatabaseStopped } from '../problems.ts';
import type {
  QueryAnswer,
  WorkerData,
  WorkerReply,
  WorkerRequest,
  WorkerStart,
} from './messages.ts';

interface QueryOptions {
  rowMode?: 'array' | 'object';
  /** Drizzle's, which all leave a value as it is; functions don't cross to a worker, so their types do. */
  parsers?: Record<number, (value: string) => unknown>;
}

type Query = (sql: string, params?: unknown[], options?: QueryOptions) => Promise<QueryAnswer>;

/** The part of PGlite that Drizzle's driver uses, spoken to a worker. */
export interface PgliteClient {
  query: Query;
  /** Queries from outside wait until it has ended; it rolls back when `work` rejects. */
  transaction<T>(work: (transaction: { query: Query }) => Promise<T>): Promise<T>;
  /** Queries from outside wait until `work` has ended. */
  alone<T>(work: (client: { query: Query }) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

class QueryFailed extends Error {
  override readonly name = 'QueryFailed';
}

interface Pending {
  resolve(answer: QueryAnswer): void;
  reject(error: Error): void;
}

const NOTHING: QueryAnswer = { rows: [], fields: [] };

/** Sends requests to the worker and pairs its replies with them. */
function createCalls({ worker, port }: Started) {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let stopped: Error | null = null;
  const stop = (reason: Error) => {
    stopped ??= reason;
    for (const { reject } of pending.values()) reject(stopped);
    pending.clear();
  };
  port.on('message', (reply: WorkerReply) => {
    const call = pending.get(reply.id);
    pending.delete(reply.id);
    if ('failure' in reply)
      call?.reject(Object.assign(new QueryFailed(reply.failure.message), reply.failure));
    else call?.resolve(reply.answer ?? NOTHING);
  });
  worker.on('error', (cause) =>
    stop(new EmbeddedDatabaseStopped('The embedded database failed.', { cause })),
  );
  worker.on('exit', () => stop(new EmbeddedDatabaseStopped('The embedded database has stopped.')));

  return (request: WithoutId<WorkerRequest>): Promise<QueryAnswer> =>
    new Promise((resolve, reject) => {
      if (stopped) return reject(stopped);
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      port.postMessage({ ...request, id: lastId } satisfies WorkerRequest);
    });
}

type WithoutId<T> = T extends { id: number } ? Omit<T, 'id'> : never;

interface Started {
  worker: Worker;
  port: MessagePort;
}

async function startWorker(folder: string): Promise<Started> {
  const { port1: port, port2: workersPort } = new MessageChannel();
  const worker = new Worker(pgliteWorkerFile, {
    workerData: { folder, port: workersPort } satisfies WorkerData,
    transferList: [workersPort],
  });
  const said = once(port, 'message') as Promise<[WorkerStart]>;
  const died = once(worker, 'exit').then(
    (): [WorkerStart] => [{ ready: false, reason: 'it stopped while it was starting' }],
    (error: Error): [WorkerStart] => [{ ready: false, reason: error.message }],
  );
  const [start] = await Promise.race([said, died]);
  if (start.ready) return { worker, port };
  port.close();
  await worker.terminate();
  throw new DatabaseUnavailable(
    `The database in ${folder} could not be opened: ${start.reason}\n` +
      'Restore a copy of the folder, or choose an empty one with DATA_DIR.',
  );
}

/**
 * Starts PGlite on the folder, in a worker.
 * @throws DatabaseUnavailable
 */
export async function startPglite(folder: string): Promise<PgliteClient> {
  const started = await startWorker(folder);
  const call = createCalls(started);
  const inTurn = pLimit(1);
  const query: Query = (sql, params = [], { rowMode = 'object', parsers = {} } = {}) =>
    call({ kind: 'query', sql, params, rowMode, asText: Object.keys(parsers).map(Number) });

  return {
    query: (...asked) => inTurn(() => query(...asked)),
    transaction: (work) =>
      inTurn(async () => {
        await query('begin');
        try {
          const result = await work({ query });
          await query('commit');
          return result;
        } catch (error) {
          await query('rollback');
          throw error;
        }
      }),
    alone: (work) => inTurn(() => work({ query })),
    close: () =>
      inTurn(async () => {
        const exited = once(started.worker, 'exit');
        // Its answer and its end may come in either order.
        await Promise.any([call({ kind: 'close' }), exited]);
        await exited;
      }),
  };
}
