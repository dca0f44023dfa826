import { setTimeout as pause } from 'node:timers/promises';
import { withTimeLimit } from '../../scheduling/index.ts';
import { sortFailure, type GoogleFailure } from './failure.ts';
import type { CallPolicy } from './policy.ts';

type Attempt<T> = (signal: AbortSignal) => Promise<T>;

/**
 * At least as long as Google asks for. With jitter, so that a class's calls don't all come back at
 * once.
 * @param tries failed so far
 * @returns milliseconds
 */
function backOff(policy: CallPolicy, { outcome, askedWait }: GoogleFailure, tries: number): number {
  const first = outcome === 'rate_limited' ? policy.rateLimitWait : policy.wait;
  return Math.max(first * 2 ** (tries - 1), askedWait) + first * Math.random();
}

const isPassing = ({ outcome }: GoogleFailure) =>
  outcome === 'interrupted' || outcome === 'rate_limited';

/**
 * Retries until success, a permanent failure, the last attempt or the end of patience. The signal
 * aborts tries and waits alike.
 * @param beforeRetry asked, as late as can be, once a failed try may have taken effect: it may still
 *   do so for a while; returns what it gave, or null
 * @throws GoogleFailure, the signal's reason, or what `beforeRetry` throws
 */
export async function withRetries<T>(
  policy: CallPolicy,
  signal: AbortSignal,
  attempt: Attempt<T>,
  beforeRetry?: () => Promise<T | null>,
): Promise<T> {
  let mayBeDone = false;
  let waited = 0;
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted();
    try {
      return await withTimeLimit(policy.timeout, (limit) =>
        attempt(AbortSignal.any([signal, limit])),
      );
    } catch (error) {
      signal.throwIfAborted();
      const failure = sortFailure(error);
      mayBeDone ||= failure.outcome === 'interrupted';
      const wait = backOff(policy, failure, tries);
      waited += wait;
      const again = isPassing(failure) && tries < policy.attempts && waited <= policy.patience;
      if (again) await pause(wait, undefined, { signal });
      const found = mayBeDone ? await beforeRetry?.() : null;
      if (found) return found;
      if (!again) throw failure;
    }
  }
}
