import { readFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import type { Statement } from '../database.ts';

/** How many may wait to be carried out; more would make the next start slow, and promises hollow. */
const NOTED_MAX = 50;

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

/** What was promised and may not have been carried out. A last line that was cut off was no promise. */
export function promisedIn(file: string): Statement[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  const found: Statement[] = [];
  for (const line of text.split('\n').slice(0, -1)) {
    const statement = readLine(line);
    if (statement === null) break;
    found.push(statement);
  }
  return found;
}

/** Null for what a power cut left half written. */
function readLine(line: string): Statement | null {
  try {
    return JSON.parse(line) as Statement;
  } catch {
    return null;
  }
}

interface Waiting {
  line: string;
  resolve(): void;
  reject(error: unknown): void;
}

class FileJournal implements Journal {
  readonly #file: FileHandle;
  #waiting: Waiting[] = [];
  #working: Promise<void> | null = null;
  #size = 0;
  #notCarriedOut = 0;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  note(statement: Statement): Promise<void> {
    this.#notCarriedOut += 1;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ line: `${JSON.stringify(statement)}\n`, resolve, reject });
      this.#work();
    });
  }

  strike(): void {
    this.#notCarriedOut -= 1;
    if (this.#notCarriedOut === 0) this.#work();
  }

  hasRoom(): boolean {
    return this.#notCarriedOut < NOTED_MAX;
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
      if (this.#waiting.length > 0) await this.#write(this.#waiting.splice(0));
      else if (this.#notCarriedOut === 0 && this.#size > 0) await this.#empty();
      else break;
    }
    // At once after the last look: what is noted from now on begins anew.
    this.#working = null;
  }

  async #empty(): Promise<void> {
    await this.#file.truncate(0);
    this.#size = 0;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    const bytes = Buffer.from(batch.map(({ line }) => line).join(''));
    try {
      await this.#file.write(bytes, 0, bytes.length, this.#size);
      await this.#file.datasync();
      this.#size += bytes.length;
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

/** An empty journal in this file, for its owner's eyes alone. */
export async function createJournal(file: string): Promise<Journal> {
  return new FileJournal(await open(file, 'w', 0o600));
}
