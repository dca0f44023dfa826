import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** JavaScript objects that reading may take up (MiB). */
const HEAP_MB = 128;

/** All memory that the reading process may take up: a small file can unpack to gigabytes (bytes). */
const PROCESS_BYTES = 400 * 1024 * 1024;

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

/**
 * The whole of a reading process: a file to its input, text from its output. One thread reads, and
 * can't watch itself while it does; the other watches.
 * @param module the process's own file, which both threads begin with
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
  watchMemory();
  const reader = new Worker(module, {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  reader.on('message', (text: string) => process.stdout.write(text));
  reader.on('error', () => process.exit(1));
}
