import type { z } from 'zod';
import { isDeeperThan } from '../db/index.ts';
import { Problem } from '../problems/index.ts';
import type { Clients } from './clients.ts';
import { GoogleFailure } from './failure.ts';
import type { CallKind } from './limits.ts';
import type { CallPolicy } from './policy.ts';
import { problemOf, type Refusals } from './refusal.ts';
import { withRetries } from './retry.ts';

/** What each try gives to Google's client, whose own retries are off: ours can be aborted. */
export interface TryOptions {
  signal: AbortSignal;
  retry: false;
  /** Bytes, unpacked; no more of an answer is read. */
  maxContentLength: number;
}

interface CallOptions<Schema extends z.ZodType> {
  kind: CallKind;
  signal: AbortSignal;
  /** The few fields that are used of the answer. */
  schema: Schema;
  refusals?: Refusals;
  /** For calls that must not be made twice: what a try that seemed to fail did do, or null. */
  beforeRetry?: () => Promise<unknown>;
}

/** One call on Google for one teacher: a place in flight, retries, a checked answer. */
export type CallGoogle = <Schema extends z.ZodType>(
  options: CallOptions<Schema>,
  attempt: (clients: Clients, options: TryOptions) => Promise<{ data: unknown }>,
) => Promise<z.output<Schema>>;

/** Tables in tables and tabs below tabs are read by recursion; Google's own nest far less. */
const LEVELS_MAX = 500;

/** @throws Problem('google_unavailable') for an answer of another shape than Google documents. */
function held<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const answer = isDeeperThan(data, LEVELS_MAX) ? null : schema.safeParse(data);
  if (answer?.success) return answer.data;
  throw new Problem('google_unavailable', { cause: new Error('Google gave an unknown answer') });
}

interface Parts {
  policy: CallPolicy;
  limited: <T>(kind: CallKind, call: () => Promise<T>) => Promise<T>;
  clients: () => Promise<Clients>;
}

export function createCall({ policy, limited, clients }: Parts): CallGoogle {
  return async ({ kind, signal, schema, refusals = {}, beforeRetry }, attempt) => {
    const ready = await clients();
    const maxContentLength = policy.answerBytes;
    const once = async (trySignal: AbortSignal): Promise<unknown> =>
      (await attempt(ready, { signal: trySignal, retry: false, maxContentLength })).data;
    const persistently = () => withRetries(policy, signal, once, beforeRetry);
    try {
      return held(schema, await limited(kind, persistently));
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof GoogleFailure ? problemOf(error, refusals) : error;
    }
  };
}
