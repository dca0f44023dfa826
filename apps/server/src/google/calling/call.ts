import type * as z from 'zod';
import { createAnswerReader } from './answer-reader.ts';
import { createClients, type Answer, type Clients, type TryOptions } from './clients.ts';
import { failureOf, GoogleFailure } from './failure.ts';
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
  attempt: (clients: Clients, options: TryOptions) => Promise<Answer>,
) => Promise<z.output<Schema>>;

const ofStudents: ReadonlySet<CallKind> = new Set(['documents', 'presentations']);

/** Google's client would copy the whole call into an error, and Drive refuses each file not yet picked. */
const anyStatus = () => true;

/** @param origin replaces all of Google's hosts; null for Google itself */
export function createCalling(
  origin: string | null,
  policy: CallPolicy,
): (accessToken: string) => CallGoogle {
  const limited = createLimits(policy.inFlight);
  const held = createAnswerReader();
  return (accessToken) => {
    let clients: Promise<Clients> | null = null;
    return async ({ kind, signal, schema, refusals = {}, beforeRetry }, attempt) => {
      const ready = await (clients ??= createClients(origin, accessToken));
      const tried = {
        retry: false,
        responseType: 'text',
        redirect: 'error',
        validateStatus: anyStatus,
        maxContentLength: ofStudents.has(kind) ? policy.documentBytes : policy.answerBytes,
      } as const;
      const once = async (trySignal: AbortSignal): Promise<unknown> => {
        const { status, headers, data } = await attempt(ready, { signal: trySignal, ...tried });
        if (status < 200 || status > 299) throw failureOf(status, data, headers);
        return data;
      };
      const persistently = () => withRetries(policy, signal, once, beforeRetry);
      try {
        return await held(schema, await limited(accessToken, kind, persistently), signal);
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof GoogleFailure ? problemOf(error, refusals) : error;
      }
    };
  };
}
