import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { processorMsOf } from './processor-ms.ts';

const HEAP_MB = 128;

/** Memory of the whole reading process: a small file can unpack to gigabytes. */
const PROCESS_BYTES = 400 * 1024 * 1024;

const WATCH_MS = 20;

async function standardInput(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function watch(processorMs: number): void {
  setInterval(() => {
    const usedMs = processorMsOf(process.cpuUsage());
    if (process.memoryUsage.rss() > PROCESS_BYTES || usedMs > processorMs) process.exit(1);
  }, WATCH_MS).unref();
}

/**
 * Runs in the reading process: a file on standard input, its text on standard output. One thread
 * reads, and the other watches the memory and the processor time, which whoever starts the process
 * names: a busy thread can't watch itself.
 * @param module the process's entry file, which both threads run
 */
export async function readHere(
  module: string,
  read: (file: Uint8Array) => Promise<string>,
): Promise<void> {
  if (!isMainThread) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(await read(workerData as Uint8Array));
    return;
  }
  const file = await standardInput();
  watch(Number(process.argv[2]));
  const reader = new Worker(module, {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  reader.on('message', (text: string) => process.stdout.write(text));
  reader.on('error', () => process.exit(1));
}
