import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { HEAP_MB, PROCESS_BYTES } from './limits.ts';

/** How often the memory is looked at (ms). */
const WATCH_MS = 20;

async function standardInput(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Ends the process, and the reading thread with it, when too much memory is taken up. */
function watchMemory(): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > PROCESS_BYTES) process.exit(1);
  }, WATCH_MS).unref();
}

// A process of its own: a PDF to its input, text from its output. One thread reads, and can't watch
// itself while it does; the other watches.
if (isMainThread) {
  const pdf = await standardInput();
  watchMemory();
  const reader = new Worker(import.meta.filename, {
    workerData: pdf,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  reader.on('message', (text: string) => process.stdout.write(text));
  reader.on('error', () => process.exit(1));
} else {
  const { extractText } = await import('./extract-text.ts');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(await extractText(workerData as Uint8Array));
}
