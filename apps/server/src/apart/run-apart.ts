import { execFile } from 'node:child_process';
import pLimit from 'p-limit';

/** UTF-8 of the longest text that is read apart. */
const OUTPUT_BYTES_MAX = 2 * 1024 * 1024;

/** Reads a file that somebody else made; null when that fails, takes too long or is called off. */
export type ReadApart = (file: Uint8Array, signal: AbortSignal) => Promise<string | null>;

interface Reader {
  /** The code that reads, which calls `readHere`. */
  worker: string;
  /** How long one file may take. */
  milliseconds: number;
  /** Files that are read at a time; more wait for their turn. */
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
    // It may be gone before it has taken everything in.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(file);
  });
}

/**
 * Reads files in processes of their own, with no secrets in their environment. A thread is not
 * enough: a PDF of 60 KB that unpacks to 30 million numbers ends the whole process that reads it,
 * whatever limits its thread has.
 */
export function createReadApart(reader: Reader): ReadApart {
  const turn = pLimit(reader.atOnce);
  return (file, signal) =>
    turn(() => (signal.aborted ? null : readInProcess(reader, file, signal)));
}
