import type { Worker } from 'node:worker_threads';
import { Problem } from '../../problems/index.ts';
import { processorMsOf } from '../../apart/index.ts';
import { begun, type Beginning } from './beginning.ts';

/** By the clock. */
interface Patience {
  /** Until its thread has started. */
  startMs: number;
  /**
   * From when it is first seen at work. Long enough for a new thread on a busy machine: one that is
   * given up while it still loads is followed by another, which loads as long.
   */
  taskMs: number;
}

const PATIENCE: Patience = { startMs: 20_000, taskMs: 150_000 };

type Blamed = 'overloaded' | 'text_took_too_long';

/** Milliseconds of a thread's processor time. */
export interface ThreadTime {
  task: number;
  /** A thread whose use is below this has the rest of it for its task too. */
  warming: number;
}

interface Deadline {
  /** Its reason is a `Problem`: `text_took_too_long`, or `overloaded` if only the clock ran out. */
  signal: AbortSignal;
  /** Once the task has ended. */
  end(): void;
}

/**
 * A task may use so much of its own thread's processor time: neither the thread's start, nor the
 * wait for a processor, nor what the rest of the server does counts, nor what a new thread has to
 * load and compile. Nothing is looked at before a task can have used its time: nearly all have ended by
 * then.
 */
export function deadlineOf(
  beginning: Beginning,
  most: ThreadTime,
  threadOf: (id: number) => Pick<Worker, 'cpuUsage'> | undefined,
  { startMs, taskMs }: Patience = PATIENCE,
): Deadline {
  const deadline = new AbortController();
  const startsBy = performance.now() + startMs;
  let endsBy: number | null = null;
  let hasEnded = false;

  /** Resolves to the milliseconds after which to look again, or to what is to blame. */
  const look = async (): Promise<number | Blamed> => {
    const task = begun(beginning);
    if (task === null) return performance.now() < startsBy ? most.task : 'overloaded';
    endsBy ??= performance.now() + taskMs;
    // Rejects once the thread has ended, and the task with it.
    const usage = await threadOf(task.threadId)
      ?.cpuUsage()
      .catch(() => null);
    if (!usage) return most.task;
    const allowed = most.task + Math.max(0, most.warming - task.usedMs);
    const left = allowed - (processorMsOf(usage) - task.usedMs);
    if (left < 1) return 'text_took_too_long';
    const byTheClock = endsBy - performance.now();
    return byTheClock > 0 ? Math.min(left, byTheClock) : 'overloaded';
  };
  const lookAgain = async () => {
    const again = await look();
    if (hasEnded) return;
    if (typeof again === 'number') next = setTimeout(() => void lookAgain(), again);
    else deadline.abort(new Problem(again));
  };
  let next = setTimeout(() => void lookAgain(), most.task);

  return {
    signal: deadline.signal,
    end() {
      hasEnded = true;
      clearTimeout(next);
    },
  };
}
