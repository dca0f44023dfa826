import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { hostileShapes } from '@second-draft/server/src/feedback/testing/hostile-shapes.ts';
import type { Figure } from '../measuring/figures.ts';
import type { Reading } from './reading.worker.ts';
import type { Reader } from './reader.ts';
import { readers } from './readers.ts';

const LIMIT_MS = 50;
/** The server's own deadline for reading a text. */
const DEADLINE_MS = 2_000;
const WARM_UP_MS = 60_000;
/** Slow readings are repeated: garbage collection and compilation strike at random. */
const TRIES = 3;

/** A worker thread, so that a reading can be stopped. */
class Thread {
  #worker = this.#start();

  #start(): Worker {
    return new Worker(fileURLToPath(new URL('reading.worker.ts', import.meta.url)));
  }

  /** @returns milliseconds; Infinity when stopped at the deadline */
  async read(reading: Reading): Promise<number> {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage(reading);
    const patience = reading.shape === null ? WARM_UP_MS : DEADLINE_MS;
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

async function slowest(thread: Thread, reader: number, limitMs: number) {
  await thread.read({ reader, shape: null });
  let worst = { ms: -1, shape: '' };
  for (const [shape, { name }] of hostileShapes.entries()) {
    let ms = await thread.read({ reader, shape });
    for (let again = 1; again < TRIES && ms > limitMs && ms < Infinity; again += 1)
      ms = Math.min(ms, await thread.read({ reader, shape }));
    if (ms > worst.ms) worst = { ms, shape: name };
  }
  return worst;
}

/** Takes readers in turn until none is left. */
async function readAll(waiting: Iterator<[number, Reader]>, figures: Figure[]): Promise<void> {
  const thread = new Thread();
  for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
    const [reader, { name, limitMs = LIMIT_MS }] = next.value;
    const { ms, shape } = await slowest(thread, reader, limitMs);
    figures[reader] = {
      what: `${name}, slowest of ${hostileShapes.length} shapes: ${shape}`,
      value: ms === Infinity ? `stopped at ${DEADLINE_MS} ms` : `${ms.toFixed(1)} ms`,
      limit: { text: `at most ${limitMs} ms`, kept: ms <= limitMs },
      isRatio: false,
    };
  }
  await thread.close();
}

/** In as many threads as there are processors: each counts only its own processor time. */
export async function slowestShapes(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const waiting = readers.entries();
  await Promise.all(
    Array.from({ length: availableParallelism() }, () => readAll(waiting, figures)),
  );
  return figures;
}
