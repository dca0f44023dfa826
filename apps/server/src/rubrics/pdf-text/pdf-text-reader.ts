import { createReadApart } from '../../apart/index.ts';
import { programFile } from '../../location.ts';
import { LETTERS_MIN, READ_MS, READERS } from './limits.ts';

const worker = programFile('src/rubrics/pdf-text/pdf-text.worker.ts');

export interface PdfTextReader {
  /** Null without readable text: a scan, a password, damage, or a trap. */
  read(pdf: Uint8Array, signal: AbortSignal): Promise<string | null>;
}

const hasLetters = (text: string) => (text.match(/\p{L}/gu)?.length ?? 0) >= LETTERS_MIN;

export function createPdfTextReader(milliseconds = READ_MS): PdfTextReader {
  const readApart = createReadApart({ worker, milliseconds, atOnce: READERS });
  return {
    async read(pdf, signal) {
      const text = await readApart(pdf, signal);
      return text !== null && hasLetters(text) ? text : null;
    },
  };
}
