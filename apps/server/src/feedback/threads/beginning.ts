import { processorMsOf } from '../../apart/index.ts';

/** Written by a task's thread as it begins, read by whoever watches over the task. */
export type Beginning = Int32Array<SharedArrayBuffer>;

/** Zero until the task has begun. */
const THREAD_ID = 0;
/** Milliseconds of processor time that the thread had used by then. */
const USED_MS = 1;

export const createBeginning = (): Beginning =>
  new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));

export function tellBeginning(beginning: Beginning, threadId: number, usage: NodeJS.CpuUsage) {
  Atomics.store(beginning, USED_MS, Math.round(processorMsOf(usage)));
  Atomics.store(beginning, THREAD_ID, threadId);
}

/** Null until the task has begun. */
export function begun(beginning: Beginning): { threadId: number; usedMs: number } | null {
  const threadId = Atomics.load(beginning, THREAD_ID);
  return threadId === 0 ? null : { threadId, usedMs: Atomics.load(beginning, USED_MS) };
}
