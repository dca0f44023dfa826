import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Statement } from '../../database.ts';
import { flush } from '../folder/flush.ts';
import { lineOf, readLines, type Lines } from './journal-lines.ts';

/** More pending statements would make the next start slow, and promises hollow. */
const NOTED_MAX = 50;

/** Limits the file while it can't be emptied. */
const BYTES_MAX = 64 * 1024 * 1024;

/** Promised statements, on disk: they are applied even if the process is killed. */
export interface Journal {
  note(statement: Statement): Promise<void>;
  /**
   * One noted statement is applied, or never will be. When none is left, the journal is emptied.
   */
  strike(): void;
  hasRoom(): boolean;
  close(): Promise<void>;
}

export interface JournalFile {
  write(
    bytes: Uint8Array,
    offset: number,
    length: number,
    position: number,
  ): Promise<{ bytesWritten: number }>;
  datasync(): Promise<void>;
  truncate(length: number): Promise<void>;
  close(): Promise<void>;
}

export type OpenFile = (file: string, flags: string, mode: number) => Promise<JournalFile>;

export async function promisedIn(file: string): Promise<Lines> {
  try {
    return readLines(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { statements: [], spoilt: [] };
    throw error;
  }
}

async function writeAll(file: JournalFile, bytes: Uint8Array, position: number): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    const rest = bytes.length - written;
    const { bytesWritten } = await file.write(bytes, written, rest, position + written);
    if (bytesWritten === 0)
      throw Object.assign(new Error('The disk takes no more.'), { code: 'ENOSPC' });
    written += bytesWritten;
  }
}

interface Waiting {
  line: string;
  resolve(): void;
  reject(error: unknown): void;
}

class FileJournal implements Journal {
  readonly #file: JournalFile;
  #waiting: Waiting[] = [];
  #working: Promise<void> | null = null;
  #size: number;
  #notCarriedOut: number;
  /** A failed write may have left bytes beyond `#size`. */
  #hasRemains = false;
  /** After a failed sync the system forgets what it could not write: the next sync would lie. */
  #isLost = false;

  constructor(file: JournalFile, noted: { size: number; count: number }) {
    this.#file = file;
    this.#size = noted.size;
    this.#notCarriedOut = noted.count;
  }

  note(statement: Statement): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ line: lineOf(statement), resolve, reject });
      this.#notCarriedOut += 1;
      this.#work();
    });
  }

  strike(): void {
    this.#notCarriedOut -= 1;
    if (this.#notCarriedOut === 0) this.#work();
  }

  hasRoom(): boolean {
    return !this.#isLost && this.#notCarriedOut < NOTED_MAX && this.#size < BYTES_MAX;
  }

  async close(): Promise<void> {
    await this.#working;
    await this.#file.close();
  }

  #work(): void {
    this.#working ??= this.#writeAndEmpty();
  }

  /** Statements that arrive while the disk is busy share one write and one sync. */
  async #writeAndEmpty(): Promise<void> {
    for (;;) {
      if (this.#waiting.length > 0) await this.#settle(this.#waiting.splice(0));
      else if (this.#notCarriedOut > 0 || this.#size === 0) break;
      else if (!(await this.#emptied()) && this.#waiting.length === 0) break;
    }
    // Nothing may come between this and the last check: later notes start a new round.
    this.#working = null;
  }

  /** What can't be removed is applied again at the next start, which changes nothing. */
  async #emptied(): Promise<boolean> {
    try {
      await this.#file.truncate(0);
      this.#size = 0;
      return true;
    } catch {
      return false;
    }
  }

  /** Unwritten statements are rejected, so nothing is owed for them. */
  async #settle(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.#write(Buffer.from(batch.map(({ line }) => line).join('')));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      this.#notCarriedOut -= batch.length;
      for (const { reject } of batch) reject(error);
    }
  }

  async #write(bytes: Uint8Array): Promise<void> {
    if (this.#isLost) throw Object.assign(new Error('The journal is lost.'), { code: 'EIO' });
    // The rest of an unfinished longer line would follow a shorter one.
    if (this.#hasRemains) await this.#file.truncate(this.#size);
    this.#hasRemains = true;
    await writeAll(this.#file, bytes, this.#size);
    await this.#file.datasync().catch((error: unknown) => {
      this.#isLost = true;
      process.emitWarning(
        'The journal could not be brought to the disk; until the next start each record is ' +
          'committed before it is acknowledged.',
      );
      throw error;
    });
    this.#hasRemains = false;
    this.#size += bytes.length;
  }
}

/**
 * Creates a journal that only its owner can read, and replaces the one before atomically.
 * @param noted statements still to be applied
 */
export async function createJournal(
  file: string,
  noted: readonly Statement[] = [],
  openFile: OpenFile = open,
): Promise<Journal> {
  const preparing = `${file}.preparing`;
  const bytes = Buffer.from(noted.map(lineOf).join(''));
  const opened = await openFile(preparing, 'w', 0o600);
  try {
    await writeAll(opened, bytes, 0);
    await opened.datasync();
    await rename(preparing, file);
    await flush(path.dirname(file));
  } catch (error) {
    await opened.close();
    throw error;
  }
  return new FileJournal(opened, { size: bytes.length, count: noted.length });
}
