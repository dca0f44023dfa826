import type { Worker } from 'node:worker_threads';
import { Problem } from '../../problems/index.ts';
import { begun, millisecondsOf, type Beginning } from './beginning.ts';

/** However busy the machine is, from when it is first seen at work. */
const LONGEST_MS = 30_000;

const START_MS = 20_000;

/** Milliseconds of a thread's processor time. */
export interface ThreadTime {
  task: number;
  /** A thread whose use is below this has the rest of it for its task too. */
  warming: number;
}

interface Deadline {
  /** Its reason is a `Problem`: `text_took_too_long`, or `overloaded` if the task never began. */
  signal: AbortSignal;
  /** Once the task has ended. */
  end(): void;
}

/**
 * A task may use so much of its own thread's processor time: neither the thread's start, nor the
 * wait for a processor, nor what the rest of the server does counts, nor what a new thread has to
 * load and compile. It ends in any case some `LONGEST_MS` after it began. Nothing is looked at
 * before a task can have used its time: nearly all have ended by then.
 */
export function deadlineOf(
  beginning: Beginning,
  most: ThreadTime,
  threadOf: (id: number) => Pick<Worker, 'cpuUsage'> | undefined,
  startMs = START_MS,
): Deadline {
  const deadline = new AbortController();
  const startsBy = performance.now() + startMs;
  let endsBy: number | null = null;
  let hasEnded = false;

  /** Resolves to the milliseconds after which to look again; zero if there is no time left. */
  const look = async (): Promise<number> => {
    const task = begun(beginning);
    if (task === null) return performance.now() < startsBy ? most.task : 0;
    endsBy ??= performance.now() + LONGEST_MS;
    // Rejects once the thread has ended, and the task with it.
    const usage = await threadOf(task.threadId)
      ?.cpuUsage()
      .catch(() => null);
    if (!usage) return most.task;
    const allowed = most.task + Math.max(0, most.warming - task.usedMs);
    const left = allowed - (millisecondsOf(usage) - task.usedMs);
    return left < 1 ? 0 : Math.min(left, Math.max(0, endsBy - performance.now()));
  };
  const lookAgain = async () => {
    const again = await look();
    if (hasEnded) return;
    if (again > 0) next = setTimeout(() => void lookAgain(), again);
    // The text is not to blame for a thread that doesn't start.
    else deadline.abort(new Problem(endsBy === null ? 'overloaded' : 'text_took_too_long'));
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
