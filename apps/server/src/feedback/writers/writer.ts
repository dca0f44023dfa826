import type { ReadingLevel, SentText } from '@second-draft/contract';
import type { DraftPoint, WritingRequest } from '@second-draft/feedback';
import type { Tokens } from '../../model/index.ts';

/** What a writer is given. No name is left in any of it. */
export type WritingTask = WritingRequest;

/** Conceals in more texts the names that are concealed in the task's. */
export type ConcealMore = (texts: readonly string[]) => Promise<string[]>;

/** What a writer came up with, unchecked. */
export interface Written<T> {
  /** Null where the answer could not be read; `faults` says why. */
  draft: T | null;
  faults: readonly string[];
  /** Exactly what the writer was given. */
  sent: SentText['messages'];
  /** The model that answered; null for the built-in writer. */
  model: string | null;
  tokens: Tokens;
  /**
   * Another try, knowing what was wrong; null for a writer that would write the same again.
   * `conceal` takes out names that the last answer and the reasons may hold by chance.
   */
  again: ((reasons: readonly string[], conceal: ConcealMore) => Promise<Written<T>>) | null;
}

export type Draft = readonly DraftPoint[];

/** Whoever writes: the built-in writer, or a model. */
export interface Writer {
  kind: 'built-in' | 'model';
  write(task: WritingTask, signal: AbortSignal): Promise<Written<Draft>>;
  simplify(
    feedback: string,
    level: ReadingLevel | null,
    signal: AbortSignal,
  ): Promise<Written<string>>;
}
