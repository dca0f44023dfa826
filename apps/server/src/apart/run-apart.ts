import { execFile, type ExecFileException } from 'node:child_process';
import pLimit from 'p-limit';
import { Problem } from '../problems/index.ts';

/** The longest text that is read apart, in UTF-8. */
const OUTPUT_BYTES_MAX = 2 * 1024 * 1024;

const CLOCK_MS = 60_000;

/**
 * Null when reading fails, uses too much of the processor or is aborted.
 * @param file asked for its bytes once it has its turn: those that wait fill no memory
 * @throws Problem('overloaded') when the machine is too busy to read it in time
 */
export type ReadApart = (
  file: () => Promise<Uint8Array>,
  signal: AbortSignal,
) => Promise<string | null>;

export interface ReadTimes {
  /** Of the processor, the process's start included: waiting for it is no file's fault. */
  processorMs: number;
  /** Until it is given up, however little it has used. */
  clockMs?: number;
}

interface Reader extends ReadTimes {
  /** The entry file, which calls `readHere`. */
  worker: string;
  atOnce: number;
}

/** The system had no room for another process. */
const noRoom = new Set<unknown>(['EAGAIN', 'EMFILE', 'ENFILE', 'ENOMEM']);

/** Of a process that was ended for its output or because nobody waits, `code` is a word. */
const isForBusyMachine = ({ code, killed }: ExecFileException) =>
  noRoom.has(code) || (killed === true && code === null);

function readInProcess(
  { worker, processorMs, clockMs = CLOCK_MS }: Reader,
  file: Uint8Array,
  signal: AbortSignal,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [worker, `${processorMs}`],
      {
        env: {},
        signal,
        timeout: clockMs,
        killSignal: 'SIGKILL',
        maxBuffer: OUTPUT_BYTES_MAX,
      },
      (error, text) => {
        if (error && isForBusyMachine(error)) reject(new Problem('overloaded'));
        else resolve(error ? null : text);
      },
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
    turn(async () => (signal.aborted ? null : readInProcess(reader, await file(), signal)));
}
