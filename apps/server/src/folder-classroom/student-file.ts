import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { createReadApart, type ReadApart } from '../apart/index.ts';
import { Problem } from '../problems/index.ts';
import { programFile } from '../location.ts';
import { decodeText } from './decode-text.ts';

/** Room for a Word document with pictures. */
const BYTES_MAX = 20 * 1024 * 1024;

/** Twenty times what is read of one student. */
const TEXT_BYTES_MAX = 1024 * 1024;

/** Many times what the longest document takes on a slow machine. */
const PROCESSOR_MS = 20_000;

/** Word documents read at the same time. */
const READERS = 4;

const kindOf = (name: string) => path.extname(name).toLowerCase();

const textKinds = ['.txt', '.md'];

export const isReadable = (name: string): boolean =>
  [...textKinds, '.docx'].includes(kindOf(name)) && studentOf(name) !== '';

export function studentOf(name: string): string {
  return path
    .basename(name, path.extname(name))
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Refuses a larger file, and a link or device that has been put in its place. */
async function bytesIn(file: string, most: number): Promise<Buffer> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const facts = await handle.stat();
    if (!facts.isFile() || facts.size > most) throw new Problem('document_unreadable');
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** @throws Problem('not_found' | 'document_unreadable') */
const bytesOf = (file: string, most: number): Promise<Buffer> =>
  bytesIn(file, most).catch((error: unknown) => {
    throw error instanceof Problem ? error : new Problem('not_found', { cause: error });
  });

const readDocx = (): ReadApart =>
  createReadApart({
    worker: programFile('src/folder-classroom/docx/docx.worker.ts'),
    processorMs: PROCESSOR_MS,
    atOnce: READERS,
  });

/** @throws Problem('not_found' | 'document_unreadable' | 'overloaded') */
export function createFileReader(): (file: string, signal: AbortSignal) => Promise<string> {
  const readWord = readDocx();
  return async (file, signal) => {
    const text = textKinds.includes(kindOf(file))
      ? decodeText(await bytesOf(file, TEXT_BYTES_MAX))
      : await readWord(() => bytesOf(file, BYTES_MAX), signal);
    signal.throwIfAborted();
    if (text === null) throw new Problem('document_unreadable');
    return text;
  };
}
