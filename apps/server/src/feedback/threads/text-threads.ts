import pLimit from 'p-limit';
import { Tinypool } from 'tinypool';
import { Problem } from '../../problems/index.ts';
import { workerFile } from '../../location.ts';
import type { PostedTask, TextTasks } from './text.worker.ts';

const THREADS = 2;

/** Tasks that may wait for a thread; an ordinary one takes a few hundredths of a second. */
const WAITING = 100;

/** A task gets this long: hundreds of times what the longest ordinary text takes. */
const TASK_MS = 2_000;

/** And its thread this long to start. */
const START_MS = 20_000;

/** A thread that has had nothing to do for so long is let go, with the dictionary it has read. */
const IDLE_MS = 10 * 60_000;

const HEAP_MB = 256;

/** Threads that read texts, so that no text holds up the server. */
export interface TextThreads {
  /**
   * Stops when the browser goes away.
   * @throws Problem('text_took_too_long' | 'overloaded'), the latter where too many tasks wait already
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
  taskMs: number;
}

/** Aborts when the task has not begun, or not ended, in its time. */
function deadlineOf(begun: Int32Array<SharedArrayBuffer>, taskMs: number) {
  const deadline = new AbortController();
  let timer: NodeJS.Timeout | undefined = setTimeout(() => deadline.abort(), START_MS);
  const countFromBeginning = async () => {
    await Atomics.waitAsync(begun, 0, 0, START_MS).value;
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(() => deadline.abort(), taskMs);
  };
  void countFromBeginning();
  return {
    signal: deadline.signal,
    end() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Starts a thread when there is something to read. The pool ends and replaces threads; what waits
 * for one waits here, since a pool whose threads have all been ended leaves its own queue alone.
 */
export function createTextThreads(
  bounds: Bounds = { waiting: WAITING, taskMs: TASK_MS },
): TextThreads {
  const turn = pLimit(THREADS);
  let pool: Tinypool | null = null;

  function open(): Tinypool {
    const opened = new Tinypool({
      filename: workerFile('src/feedback/threads/text.worker.ts'),
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      // No secrets.
      env: {},
    });
    // Whoever waits for a task is told of what went wrong with it; of a thread that doesn't start,
    // by the time that it was given.
    opened.on('error', () => undefined);
    return opened;
  }

  async function runNow(task: Omit<PostedTask, 'begun'>, signal: AbortSignal): Promise<unknown> {
    // Nobody reads the answer of a call whose browser has gone away.
    if (signal.aborted) throw new Problem('model_failed');
    pool ??= open();
    const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const deadline = deadlineOf(begun, bounds.taskMs);
    try {
      return await pool.run(
        { ...task, begun },
        { signal: AbortSignal.any([signal, deadline.signal]) },
      );
    } catch (error) {
      if (signal.aborted) throw new Problem('model_failed');
      if (deadline.signal.aborted || isOutOfMemory(error)) throw new Problem('text_took_too_long');
      throw error;
    } finally {
      deadline.end();
    }
  }

  return {
    run(name, input, signal) {
      if (turn.pendingCount >= bounds.waiting) return Promise.reject(new Problem('overloaded'));
      return turn(() => runNow({ name, input }, signal)) as Promise<never>;
    },
    async close() {
      const last = pool;
      pool = null;
      await last?.destroy();
    },
  };
}
