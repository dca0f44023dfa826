import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import { within } from '../../../scheduling/index.ts';
import { pgliteWorkerFile } from '../../locations.ts';
import {
  DatabaseUnavailable,
  EmbeddedDatabaseDied,
  EmbeddedDatabaseStopped,
} from '../../problems.ts';
import type {
  Asked,
  QueryAnswer,
  WorkerData,
  WorkerReply,
  WorkerStart,
} from '../thread/messages.ts';

export interface Thread {
  /** Rejects with `EmbeddedDatabaseDied` when the thread ends before it has answered. */
  ask(request: Asked): Promise<QueryAnswer>;
  ended: Promise<void>;
  hasEnded(): boolean;
  /** Ends it at once; the next thread finds what was committed. */
  terminate(): Promise<void>;
}

class QueryFailed extends Error {
  override readonly name = 'QueryFailed';
}

interface Pending {
  late: NodeJS.Timeout;
  resolve(answer: QueryAnswer): void;
  reject(error: Error): void;
}

/**
 * Includes a vacuum. PGlite can hang for ever (deeply nested JSON does it) and can't cancel a
 * statement.
 */
const ANSWER_MS = 120_000;

const NOTHING: QueryAnswer = { rows: [], fields: [] };

function converse(worker: Worker, port: MessagePort, answerMs: number): Thread {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let cause: unknown;
  let hasEnded = false;
  port.on('message', (reply: WorkerReply) => {
    const call = pending.get(reply.id);
    pending.delete(reply.id);
    clearTimeout(call?.late);
    if ('failure' in reply)
      call?.reject(Object.assign(new QueryFailed(reply.failure.message), reply.failure));
    else call?.resolve(reply.answer ?? NOTHING);
  });
  worker.once('error', (error) => (cause = error));
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      hasEnded = true;
      const died = new EmbeddedDatabaseDied('The embedded database’s thread died.', { cause });
      for (const { reject, late } of pending.values()) {
        clearTimeout(late);
        reject(died);
      }
      pending.clear();
      port.close();
      resolve();
    });
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (hasEnded)
          return reject(new EmbeddedDatabaseStopped('The embedded database has stopped.'));
        lastId += 1;
        const late = setTimeout(() => void worker.terminate(), answerMs);
        pending.set(lastId, { resolve, reject, late });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        port.postMessage({ ...request, id: lastId });
      }),
    ended,
    hasEnded: () => hasEnded,
    terminate: async () => {
      await worker.terminate();
      await ended;
    },
  };
}

/**
 * PostgreSQL's largest functions take V8's optimizing compiler half a gigabyte and a second of
 * processor time at each start, and make no statement faster. Nor does it help to validate all its
 * functions before the first one runs.
 */
const COMPILE_LITTLE = [
  '--liftoff-only',
  '--no-wasm-tier-up',
  '--no-wasm-dynamic-tiering',
  '--wasm-lazy-validation',
];

/**
 * As PGlite starts, the thread reads files of 15 MB, for which V8 would collect its objects three
 * times. It does so once they take this many megabytes; from then on as everywhere.
 */
const COLLECT_LATER = 24;

/** Of threads that start from then on; 0: as V8 sees fit. */
const setOldSpace = (megabytes: number) =>
  setFlagsFromString(`--initial-old-space-size=${megabytes}`);

/** What it says of itself, or what became of it instead. */
async function startOf(worker: Worker, port: MessagePort, openMs: number): Promise<WorkerStart> {
  const failed = (reason: string): WorkerStart => ({ ready: false, reason });
  const said = once(port, 'message').then(([start]) => start as WorkerStart);
  const died = once(worker, 'exit').then(
    () => failed('it stopped while it was starting'),
    (error: Error) => failed(error.message),
  );
  return within(openMs, Promise.race([said, died])).catch(() => failed('it gave no answer'));
}

interface ThreadOptions {
  /** For each answer. */
  answerMs?: number;
  /** Until it is open. */
  openMs?: number;
  /** The thread's program. */
  file?: string;
}

/**
 * @throws DatabaseUnavailable once the thread has ended
 */
export async function startThread(
  folder: string,
  { answerMs = ANSWER_MS, openMs = ANSWER_MS, file = pgliteWorkerFile }: ThreadOptions = {},
): Promise<Thread> {
  const { port1: port, port2: workersPort } = new MessageChannel();
  for (const flag of COMPILE_LITTLE) setFlagsFromString(flag);
  setOldSpace(COLLECT_LATER);
  const worker = new Worker(file, {
    workerData: { folder, port: workersPort } satisfies WorkerData,
    transferList: [workersPort],
  });
  const start = await startOf(worker, port, openMs);
  setOldSpace(0);
  if (start.ready) return converse(worker, port, answerMs);
  port.close();
  await worker.terminate();
  throw new DatabaseUnavailable(
    `The database in ${folder} could not be opened: ${start.reason}\n` +
      'Restore a copy of the folder, or choose an empty one with DATA_DIR.',
  );
}
