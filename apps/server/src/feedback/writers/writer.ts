import type { ReadingLevel, SentText, Why } from '@second-draft/contract';
import type { DraftPoint, WritingRequest } from '@second-draft/feedback';
import type { Tokens } from '../../model/index.ts';
import type { ToldConcern } from '../prompts/read-concern.ts';

/** Contains no names. */
export type WritingTask = WritingRequest;

export type ConcealMore = (texts: readonly string[]) => Promise<string[]>;

/** Unchecked. */
export interface Written<T> {
  /** Null if the answer could not be read; `faults` says why. */
  draft: T | null;
  faults: readonly string[];
  sent: SentText['messages'];
  /** Null for the built-in writer. */
  model: string | null;
  tokens: Tokens;
  /**
   * Tries again, given what was wrong; null for a writer that would repeat itself. `conceal`
   * removes names that the last answer or the reasons may contain by chance.
   */
  again: ((reasons: readonly string[], conceal: ConcealMore) => Promise<Written<T>>) | null;
}

export interface Draft {
  points: readonly DraftPoint[];
  /** Null for a writer that doesn't say. */
  why: Why | null;
  /** Why the teacher should read the text herself; the points are empty then. */
  concern?: ToldConcern | null;
}

export interface Writer {
  kind: 'built-in' | 'model';
  write(task: WritingTask, signal: AbortSignal): Promise<Written<Draft>>;
  simplify(
    feedback: string,
    level: ReadingLevel | null,
    signal: AbortSignal,
  ): Promise<Written<string>>;
}
