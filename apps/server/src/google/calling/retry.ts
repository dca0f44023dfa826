import { setTimeout as pause } from 'node:timers/promises';
import { sortFailure, type GoogleFailure } from './failure.ts';
import type { CallPolicy } from './policy.ts';

type Attempt<T> = (signal: AbortSignal) => Promise<T>;

/**
 * Exponential back-off with jitter, so that a class's calls don't all come back at once.
 * @param tries tries that have failed so far
 * @returns milliseconds
 */
function backOff(policy: CallPolicy, failure: GoogleFailure, tries: number): number {
  const first = failure.outcome === 'rate_limited' ? policy.rateLimitWait : policy.wait;
  return Math.min(first * (2 ** (tries - 1) + Math.random()), policy.longestWait);
}

/**
 * One try, ended by the policy's time-out or by the signal.
 * @throws GoogleFailure, or the signal's reason
 */
async function tryOnce<T>(policy: CallPolicy, signal: AbortSignal, attempt: Attempt<T>) {
  signal.throwIfAborted();
  try {
    return await attempt(AbortSignal.any([signal, AbortSignal.timeout(policy.timeout)]));
  } catch (error) {
    signal.throwIfAborted();
    throw sortFailure(error);
  }
}

/** Whether trying again may help. */
const isPassing = ({ outcome }: GoogleFailure) =>
  outcome === 'interrupted' || outcome === 'rate_limited';

/**
 * Tries until it works, has failed for good, or has failed often enough. The signal ends a try and
 * a wait alike.
 * @param beforeRetry may find that a try that seemed to fail did work, and what it gave; asked only
 *   where the failure leaves that open
 * @throws GoogleFailure, or the signal's reason
 */
export async function withRetries<T>(
  policy: CallPolicy,
  signal: AbortSignal,
  attempt: Attempt<T>,
  beforeRetry?: () => Promise<T | null>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryOnce(policy, signal, attempt);
    } catch (error) {
      signal.throwIfAborted();
      const failure = sortFailure(error);
      if (!isPassing(failure)) throw failure;
      const found = failure.outcome === 'interrupted' ? await beforeRetry?.() : null;
      if (found) return found;
      if (tries >= policy.attempts) throw failure;
      await pause(backOff(policy, failure, tries), undefined, { signal });
    }
  }
}
