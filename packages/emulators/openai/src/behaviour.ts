import type { Misbehaviour } from './answers/misbehaving.ts';
import type { Prompt } from './prompt.ts';
import type { ChatRequest } from './protocol.ts';

/** How the model answers, or doesn't. */
export type Behaviour =
  | { kind: 'plausible' | Misbehaviour }
  /** An HTTP status; `retryAfterSeconds` goes in the header of that name. */
  | { kind: 'status'; status: number; retryAfterSeconds?: number }
  /** 400 for each call that carries one of these, as models and servers do that don't know them. */
  | { kind: 'refuses'; parameters: readonly ('response_format' | 'temperature')[] }
  /** Never answers. */
  | { kind: 'hang' }
  /** Sends headers and the beginning of an answer, then nothing more. */
  | { kind: 'stall' }
  /** A good answer, late. */
  | { kind: 'slow'; delayMs: number }
  | { kind: 'custom'; content: (prompt: Prompt, request: ChatRequest) => string };

export interface Script {
  /** From now on; with `times`, only for that many calls after those already queued. */
  set(behaviour: Behaviour, times?: number): void;
  next(): Behaviour;
  clear(): void;
}

export function createScript(): Script {
  let lasting: Behaviour = { kind: 'plausible' };
  let queue: Behaviour[] = [];
  return {
    set(behaviour, times) {
      if (times === undefined) lasting = behaviour;
      else queue.push(...Array.from({ length: times }, () => behaviour));
    },
    next: () => queue.shift() ?? lasting,
    clear() {
      lasting = { kind: 'plausible' };
      queue = [];
    },
  };
}
