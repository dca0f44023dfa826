import { availableParallelism } from 'node:os';
import type { Figure } from '../figures.ts';
import { DEADLINE_MS, ReadingThread } from './reading-thread.ts';
import type { Reader } from './reader.ts';
import { readers } from './readers.ts';
import { shapes } from './shapes.ts';

const LIMIT_MS = 50;
/** Slow readings are repeated: garbage collection and compilation strike at random. */
const TRIES = 3;

async function slowest(thread: ReadingThread, reader: number, limitMs: number, every: number) {
  await thread.read({ reader, shape: null });
  let worst = { ms: -1, shape: '' };
  for (const [shape, { name }] of shapes.entries()) {
    if ((shape + reader) % every !== 0) continue;
    let ms = await thread.read({ reader, shape });
    for (let again = 1; again < TRIES && ms > limitMs && ms < Infinity; again += 1)
      ms = Math.min(ms, await thread.read({ reader, shape }));
    if (ms > worst.ms) worst = { ms, shape: name };
  }
  return worst;
}

/** Takes readers in turn until none is left. */
async function readAll(
  waiting: Iterator<[number, Reader]>,
  every: number,
  figures: Figure[],
): Promise<void> {
  const thread = new ReadingThread();
  for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
    const [reader, { name, limitMs = LIMIT_MS }] = next.value;
    const { ms, shape } = await slowest(thread, reader, limitMs, every);
    figures[reader] = {
      what: `${name}, slowest of ${Math.round(shapes.length / every)} shapes: ${shape}`,
      value: ms === Infinity ? `stopped at ${DEADLINE_MS} ms` : `${ms.toFixed(1)} ms`,
      limit: { text: `at most ${limitMs} ms`, kept: ms <= limitMs },
      isRatio: false,
    };
  }
  await thread.close();
}

/** In as many threads as there are processors: each counts only its own processor time. */
export async function slowestShapes(every: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  const waiting = readers.entries();
  await Promise.all(
    Array.from({ length: availableParallelism() }, () => readAll(waiting, every, figures)),
  );
  return figures;
}
