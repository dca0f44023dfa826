import type { Worker } from 'node:worker_threads';
import { Tinypool } from 'tinypool';
import { Problem } from '../../problems/index.ts';
import { programFile } from '../../location.ts';
import { createBeginning } from './beginning.ts';
import { deadlineOf, type ThreadTime } from './deadline.ts';
import { createTurns } from './turns.ts';
import type { PostedTask, TextTasks } from './text.worker.ts';

const THREADS = 2;

/** An ordinary task takes a few hundredths of a second. */
const WAITING = 100;

const THREAD_TIME: ThreadTime = {
  /** Hundreds of times what the longest ordinary text takes. */
  task: 2_000,
  /** A start, the dictionary and the rules' patterns take a second, on a slow machine several. */
  warming: 8_000,
};

/** Where nothing has been read for this long, no thread is kept. */
const IDLE_MS = 10 * 60_000;

/** Of two threads, one that is idle ends after this: one is enough for most of the day. */
const SPARE_IDLE_MS = 20_000;

const HEAP_MB = 256;

/** Reads texts off the main thread, so that none holds up the server. */
export interface TextThreads {
  /**
   * @throws Problem('text_took_too_long' | 'overloaded'), the latter where too many tasks wait already
   *   or no thread starts; the signal's reason when it is aborted
   */
  run<N extends keyof TextTasks>(
    name: N,
    input: Parameters<TextTasks[N]>[0],
    signal: AbortSignal,
  ): Promise<ReturnType<TextTasks[N]>>;
  close(): Promise<void>;
}

interface Bounds {
  waiting: number;
  threadTime: ThreadTime;
}

/** Tinypool's thread, and the Node.js thread in it, which its types leave out. */
type PooledThread = Tinypool['threads'][number] & { thread: Worker };

const threadIn = (pool: Tinypool) => (id: number) =>
  (pool.threads as PooledThread[]).find(({ threadId }) => threadId === id)?.thread;

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Starts threads on demand. Tasks queue here, not in the pool: a pool whose threads have all been
 * ended abandons its own queue.
 */
export function createTextThreads(
  bounds: Bounds = { waiting: WAITING, threadTime: THREAD_TIME },
): TextThreads {
  const turns = createTurns(THREADS);
  let pool: Tinypool | null = null;
  let letGo: NodeJS.Timeout | undefined;

  const close = async () => {
    clearTimeout(letGo);
    const last = pool;
    pool = null;
    await last?.destroy();
  };

  function open(): Tinypool {
    const opened = new Tinypool({
      filename: programFile('src/feedback/threads/text.worker.ts'),
      minThreads: 1,
      maxThreads: THREADS,
      idleTimeout: SPARE_IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      env: {},
    });
    // `run` reports a task's failure, or its deadline if no thread starts.
    opened.on('error', () => undefined);
    return opened;
  }

  async function runNow(
    task: Omit<PostedTask, 'beginning'>,
    signal: AbortSignal,
  ): Promise<unknown> {
    // The browser has gone: nobody reads the answer.
    signal.throwIfAborted();
    clearTimeout(letGo);
    pool ??= open();
    const beginning = createBeginning();
    const deadline = deadlineOf(beginning, bounds.threadTime, threadIn(pool));
    try {
      return await pool.run(
        { ...task, beginning },
        { signal: AbortSignal.any([signal, deadline.signal]) },
      );
    } catch (error) {
      signal.throwIfAborted();
      if (deadline.signal.aborted) throw deadline.signal.reason;
      if (isOutOfMemory(error)) throw new Problem('text_took_too_long');
      throw error;
    } finally {
      deadline.end();
      clearTimeout(letGo);
      letGo = setTimeout(() => void close(), IDLE_MS).unref();
    }
  }

  return {
    run(name, input, signal) {
      if (turns.waiting >= bounds.waiting) return Promise.reject(new Problem('overloaded'));
      return turns.take(() => runNow({ name, input }, signal)) as Promise<never>;
    },
    close,
  };
}
