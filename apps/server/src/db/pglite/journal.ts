import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Statement } from '../database.ts';
import { lineOf, readLines, type Lines } from './journal-lines.ts';

/** How many may wait to be carried out; more would make the next start slow, and promises hollow. */
const NOTED_MAX = 50;

/** How large the file may grow where it can't be emptied. */
const BYTES_MAX = 64 * 1024 * 1024;

/** The statements that are promised, on disk: they are carried out even if the process is killed. */
export interface Journal {
  /** Settles once the statement is on disk; rejects when it can't be written. */
  note(statement: Statement): Promise<void>;
  /** One that was noted is carried out, or is never to be. When all are, the journal is emptied. */
  strike(): void;
  /** Whether one more may be noted. */
  hasRoom(): boolean;
  close(): Promise<void>;
}

/** What the journal needs of an open file. */
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

/** What was promised and may not have been carried out. */
export async function promisedIn(file: string): Promise<Lines> {
  try {
    return readLines(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { statements: [], spoilt: [] };
    throw error;
  }
}

/** A disk may take less than it was given. */
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
  /** Whether there may be something after what is known to be there. */
  #hasRemains = false;
  /** After a sync that failed the system forgets what it could not write: the next one would lie. */
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

  /** Whatever comes while the disk is busy is written with one more write, and one more sync. */
  async #writeAndEmpty(): Promise<void> {
    for (;;) {
      if (this.#waiting.length > 0) await this.#settle(this.#waiting.splice(0));
      else if (this.#notCarriedOut > 0 || this.#size === 0 || !(await this.#emptied())) break;
    }
    // At once after the last look: what is noted from now on begins anew.
    this.#working = null;
  }

  /** What stays in it is carried out once more at the next start, which changes nothing. */
  async #emptied(): Promise<boolean> {
    try {
      await this.#file.truncate(0);
      this.#size = 0;
      return true;
    } catch {
      return false;
    }
  }

  /** Those that are not written are none that anything has to be carried out of. */
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
    // A longer line that was begun here and not finished would go on after a shorter one.
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

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * A journal in this file, for its owner's eyes alone. It takes the place of the one before, whole or
 * not at all.
 * @param noted what stays to be carried out
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
    await sync(path.dirname(file));
  } catch (error) {
    await opened.close();
    throw error;
  }
  return new FileJournal(opened, { size: bytes.length, count: noted.length });
}
