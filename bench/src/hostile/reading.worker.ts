import { parentPort } from 'node:worker_threads';
import { hostileShapes } from '@second-draft/server/src/feedback/testing/hostile-shapes.ts';
import { readers } from './readers.ts';

/** Indices into `readers` and `hostileShapes`. Without a shape, ordinary texts warm up the compiler. */
export interface Reading {
  reader: number;
  shape: number | null;
}

const ordinary =
  'On Friday we walked to the awa behind our kura with Hana. “Look!” she said, and the water was so cold that my toes went numb. I found a kōura under a flat rock because I was quick. Then we went home. It was fun.\n';
const WARM_UP = 5;

parentPort?.on('message', ({ reader, shape }: Reading) => {
  const { longest, begin } = readers[reader] ?? { longest: 0, begin: () => () => undefined };
  const text = shape === null ? ordinary.repeat(8) : (hostileShapes[shape]?.text(longest) ?? '');
  const read = begin(text);
  // CPU time of this thread: other load on the machine doesn't count.
  const before = process.threadCpuUsage();
  for (let round = 0; round < (shape === null ? WARM_UP : 1); round += 1) read();
  const { user, system } = process.threadCpuUsage(before);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage((user + system) / 1000);
});
