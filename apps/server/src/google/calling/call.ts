import type { z } from 'zod';
import { isDeeperThan } from '../../db/index.ts';
import { createClients, type Clients, type TryOptions } from './clients.ts';
import { GoogleFailure } from './failure.ts';
import { createLimits, type CallKind } from './limits.ts';
import type { CallPolicy } from './policy.ts';
import { problemOf, type Refusals } from './refusal.ts';
import { withRetries } from './retry.ts';

interface CallOptions<Schema extends z.ZodType> {
  kind: CallKind;
  signal: AbortSignal;
  schema: Schema;
  refusals?: Refusals;
  /** For calls that must not be repeated: what a seemingly failed try achieved, or null. */
  beforeRetry?: () => Promise<unknown>;
}

export type CallGoogle = <Schema extends z.ZodType>(
  options: CallOptions<Schema>,
  attempt: (clients: Clients, options: TryOptions) => Promise<{ data: unknown }>,
) => Promise<z.output<Schema>>;

/** Nested tables and tabs are read recursively; Google's own nest far less. */
const LEVELS_MAX = 500;

/** @throws GoogleFailure for an answer that doesn't fit the schema */
function held<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const answer = isDeeperThan(data, LEVELS_MAX) ? null : schema.safeParse(data);
  if (answer?.success) return answer.data;
  throw new GoogleFailure('refused', null, 'gave an unknown answer');
}

/** @param origin replaces all of Google's hosts; null for Google itself */
export function createCalling(
  origin: string | null,
  policy: CallPolicy,
): (accessToken: string) => CallGoogle {
  const limited = createLimits(policy.inFlight);
  const maxContentLength = policy.answerBytes;
  return (accessToken) => {
    let clients: Promise<Clients> | null = null;
    return async ({ kind, signal, schema, refusals = {}, beforeRetry }, attempt) => {
      const ready = await (clients ??= createClients(origin, accessToken));
      const once = async (trySignal: AbortSignal): Promise<unknown> =>
        (await attempt(ready, { signal: trySignal, retry: false, maxContentLength })).data;
      const persistently = () => withRetries(policy, signal, once, beforeRetry);
      try {
        return held(schema, await limited(accessToken, kind, persistently));
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof GoogleFailure ? problemOf(error, refusals) : error;
      }
    };
  };
}
