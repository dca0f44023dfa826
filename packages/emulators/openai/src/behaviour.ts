import type { Misbehaviour } from './answers/misbehaving.ts';
import type { Prompt } from './prompt.ts';
import type { ChatRequest } from './protocol.ts';

export type Behaviour =
  | { kind: 'plausible' | Misbehaviour }
  /** `retryAfterSeconds` becomes the Retry-After header. */
  | { kind: 'status'; status: number; retryAfterSeconds?: number }
  /** 400 for calls with one of these parameters, as from models that don't support them. */
  | { kind: 'refuses'; parameters: readonly ('response_format' | 'temperature')[] }
  | { kind: 'hang' }
  /** Sends headers and the start of an answer, then nothing. */
  | { kind: 'stall' }
  | { kind: 'slow'; delayMs: number }
  /** Answers once the promise is fulfilled. */
  | { kind: 'held'; until: Promise<void> }
  | { kind: 'custom'; content: (prompt: Prompt, request: ChatRequest) => string };

export interface Script {
  /** Permanent; with `times`, queued for that many calls. */
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
