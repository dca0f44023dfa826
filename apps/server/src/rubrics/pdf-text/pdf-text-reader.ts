import { createReadApart, type ReadTimes } from '../../apart/index.ts';
import { programFile } from '../../location.ts';
import { createLimitByKey } from '../../scheduling/index.ts';
import { LETTERS_MIN, PROCESSOR_MS, READERS } from './limits.ts';

const worker = programFile('src/rubrics/pdf-text/pdf-text.worker.ts');

export interface PdfTextReader {
  /**
   * Reads a teacher's PDFs one after the other, so that she takes one of the readers at most. Null
   * without readable text: a scan, a password, damage, or a trap.
   * @throws Problem('overloaded') when the machine is too busy to read it in time
   */
  read(accountId: string, pdf: Uint8Array, signal: AbortSignal): Promise<string | null>;
}

const hasLetters = (text: string) => (text.match(/\p{L}/gu)?.length ?? 0) >= LETTERS_MIN;

export function createPdfTextReader(times: Partial<ReadTimes> = {}): PdfTextReader {
  const readApart = createReadApart({
    worker,
    processorMs: PROCESSOR_MS,
    ...times,
    atOnce: READERS,
  });
  const inTurnOf = createLimitByKey(1);
  return {
    async read(accountId, pdf, signal) {
      const text = await inTurnOf(accountId, () => readApart(async () => pdf, signal));
      return text !== null && hasLetters(text) ? text : null;
    },
  };
}
