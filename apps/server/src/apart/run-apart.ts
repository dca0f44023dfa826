import { execFile } from 'node:child_process';
import pLimit from 'p-limit';

/** The longest text that is read apart, in UTF-8. */
const OUTPUT_BYTES_MAX = 2 * 1024 * 1024;

/** Null when reading fails, takes too long or is aborted. */
export type ReadApart = (file: Uint8Array, signal: AbortSignal) => Promise<string | null>;

interface Reader {
  /** The entry file, which calls `readHere`. */
  worker: string;
  milliseconds: number;
  atOnce: number;
}

function readInProcess(
  { worker, milliseconds }: Reader,
  file: Uint8Array,
  signal: AbortSignal,
): Promise<string | null> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [worker],
      {
        env: {},
        signal,
        timeout: milliseconds,
        killSignal: 'SIGKILL',
        maxBuffer: OUTPUT_BYTES_MAX,
      },
      (error, text) => resolve(error ? null : text),
    );
    // The child may exit before it has read all its input.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(file);
  });
}

/**
 * Reads files in their own processes, without secrets in the environment. A thread is not enough: a
 * PDF of 60 KB that unpacks to 30 million numbers kills its whole process, whatever the thread's
 * limits.
 */
export function createReadApart(reader: Reader): ReadApart {
  const turn = pLimit(reader.atOnce);
  return (file, signal) =>
    turn(() => (signal.aborted ? null : readInProcess(reader, file, signal)));
}
