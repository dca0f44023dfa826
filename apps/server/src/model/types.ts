import type { ModelId } from '@second-draft/contract';
import type { z } from 'zod';

export interface ModelSettings {
  apiKey: string;
  /** Where an OpenAI-compatible service answers, `/v1` included; null for OpenAI itself. */
  baseUrl: string | null;
  /** An option's id → the name to send upstream; an option that isn't in it keeps its id. */
  modelMap: ReadonlyMap<string, string>;
  /** Longest wait for one answer, retries included; `ANSWER_MS` unless given. */
  answerMs?: number;
}

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** What is asked of a model: messages, and the shape that the answer must have. */
export interface Question<T> {
  option: ModelId;
  messages: readonly Message[];
  /** Names the schema to the model. */
  schemaName: string;
  schema: z.ZodType<T>;
  signal: AbortSignal;
}

/** What a call cost. */
export interface Tokens {
  prompt: number;
  completion: number;
}

export interface ModelAnswer<T> {
  reading:
    | { readable: true; value: T }
    /** `reason` is a sentence that the model can be told. */
    | { readable: false; reason: string };
  /** The answer as it came, for telling the model what to mend. */
  content: string;
  /** The name of the model that answered, by its own account. */
  model: string;
  tokens: Tokens;
}

/** A writing model behind any OpenAI-compatible service. */
export interface Model {
  /**
   * Asks once. An aborted signal counts as `model_failed`: nobody is left to read the answer.
   * @throws Problem('model_timeout' | 'model_busy' | 'model_failed')
   */
  ask<T>(question: Question<T>): Promise<ModelAnswer<T>>;
}
