import type { Worker } from 'node:worker_threads';
import { awaitBeginning, millisecondsOf, type Beginning } from './beginning.ts';

/** However busy the machine is. */
const LONGEST_MS = 30_000;

const START_MS = 20_000;

interface Deadline {
  signal: AbortSignal;
  /** Once the task has ended. */
  end(): void;
}

/**
 * A task may use `taskMs` of its own thread's processor time: neither the thread's start, nor the
 * wait for a processor, nor what the rest of the server does counts. It ends in any case
 * `LONGEST_MS` after it began.
 */
export function deadlineOf(
  beginning: Beginning,
  taskMs: number,
  threadOf: (id: number) => Pick<Worker, 'cpuUsage'> | undefined,
): Deadline {
  const deadline = new AbortController();
  let hasEnded = false;
  let last = setTimeout(() => deadline.abort(), START_MS);
  let next: NodeJS.Timeout | undefined;

  const watch = async () => {
    const begun = await awaitBeginning(beginning, START_MS);
    const thread = begun && threadOf(begun.threadId);
    if (hasEnded || !thread) return;
    clearTimeout(last);
    last = setTimeout(() => deadline.abort(), LONGEST_MS);
    const lookAfter = (leftMs: number) => (next = setTimeout(() => void look(), leftMs));
    const look = async () => {
      // Rejects once the thread has ended, and the task with it.
      const usage = await thread.cpuUsage().catch(() => null);
      if (hasEnded || usage === null) return;
      const leftMs = taskMs - (millisecondsOf(usage) - begun.usedMs);
      if (leftMs < 1) deadline.abort();
      else lookAfter(leftMs);
    };
    lookAfter(taskMs);
  };
  void watch();

  return {
    signal: deadline.signal,
    end() {
      hasEnded = true;
      clearTimeout(last);
      clearTimeout(next);
    },
  };
}
