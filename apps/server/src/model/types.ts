import type { ModelId } from '@second-draft/contract';
import type * as z from 'zod';

export interface ModelSettings {
  apiKey: string;
  /** An OpenAI-compatible service, `/v1` included; null for OpenAI itself. */
  baseUrl: string | null;
  /** Option id → upstream name; an id that isn't in it is used as it is. */
  modelMap: ReadonlyMap<string, string>;
  /** Longest wait for an answer, retries included. */
  answerMs?: number;
}

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface Question<T> {
  option: ModelId;
  messages: readonly Message[];
  schemaName: string;
  schema: z.ZodType<T>;
  signal: AbortSignal;
}

export interface Tokens {
  prompt: number;
  completion: number;
}

export interface ModelAnswer<T> {
  reading:
    | { isReadable: true; value: T }
    /** `reason` can be told to the model. */
    | { isReadable: false; reason: string };
  /** The answer before parsing, to quote in a second try. */
  content: string;
  /** As the service names it. */
  model: string;
  tokens: Tokens;
}

export interface Model {
  /**
   * Asks once. An aborted signal counts as `model_failed`: nobody is left to read the answer.
   * @throws Problem('model_timeout' | 'model_busy' | 'model_refused' | 'model_failed')
   */
  ask<T>(question: Question<T>): Promise<ModelAnswer<T>>;
}
