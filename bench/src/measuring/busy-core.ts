import { Worker } from 'node:worker_threads';

/**
 * Keeps one core busy, as a school's machine is.
 * @returns a function that ends it
 */
export function keepCoreBusy(): () => Promise<unknown> {
  const worker = new Worker('for (;;);', { eval: true });
  return () => worker.terminate();
}
