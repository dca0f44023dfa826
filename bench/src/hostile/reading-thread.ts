import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Reading } from './reading.worker.ts';

/** The server's own deadline for reading a text. */
export const DEADLINE_MS = 2_000;
const WARM_UP_MS = 60_000;

/** A worker thread, so that a reading can be stopped. */
export class ReadingThread {
  readonly #patienceMs: number;
  #worker = this.#start();

  constructor(patienceMs = DEADLINE_MS) {
    this.#patienceMs = patienceMs;
  }

  #start(): Worker {
    return new Worker(fileURLToPath(new URL('reading.worker.ts', import.meta.url)));
  }

  /** @returns milliseconds of processor time; Infinity when patience was out */
  async read(reading: Reading): Promise<number> {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage(reading);
    const patience = reading.shape === null ? WARM_UP_MS : this.#patienceMs;
    try {
      const [ms] = (await once(this.#worker, 'message', {
        signal: AbortSignal.timeout(patience),
      })) as [number];
      return ms;
    } catch (error) {
      if (!(error instanceof Error && error.name === 'AbortError')) throw error;
      await this.close();
      this.#worker = this.#start();
      await this.read({ ...reading, shape: null });
      return Infinity;
    }
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
