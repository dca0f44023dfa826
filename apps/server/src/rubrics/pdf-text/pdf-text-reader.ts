import { execFile } from 'node:child_process';
import pLimit from 'p-limit';
import { workerFile } from '../../location.ts';
import { LETTERS_MIN, READ_MS, READERS } from './limits.ts';

const readingProcess = workerFile('src/rubrics/pdf-text/pdf-text.worker.ts');

/** UTF-8 of the longest text that is kept. */
const OUTPUT_BYTES_MAX = 100_000;

export interface PdfTextReader {
  /** Null when there is no readable text: a scan, a password, damage, or a trap. */
  read(pdf: Uint8Array, signal: AbortSignal): Promise<string | null>;
}

const hasLetters = (text: string) => (text.match(/\p{L}/gu)?.length ?? 0) >= LETTERS_MIN;

/** @returns what the process wrote, or null when it failed or was stopped. */
function readInProcess(
  pdf: Uint8Array,
  milliseconds: number,
  signal: AbortSignal,
): Promise<string | null> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [readingProcess],
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
    child.stdin?.end(pdf);
  });
}

/**
 * Reads PDFs in processes of their own, with no secrets in their environment. A thread is not
 * enough: a PDF of 60 KB that unpacks to 30 million numbers ends the whole process that reads it,
 * whatever limits its thread has.
 * @param milliseconds how long one PDF may take.
 */
export function createPdfTextReader(milliseconds = READ_MS): PdfTextReader {
  const turn = pLimit(READERS);
  return {
    async read(pdf, signal) {
      const text = await turn(() =>
        signal.aborted ? null : readInProcess(pdf, milliseconds, signal),
      );
      return text !== null && hasLetters(text) ? text : null;
    },
  };
}
