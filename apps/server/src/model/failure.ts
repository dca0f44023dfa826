import { APIConnectionTimeoutError, APIError, APIUserAbortError, RateLimitError } from 'openai';
import { Problem } from '../problems/index.ts';

const BUSY = new Set([429, 503, 529]);

/** A wrong key, an account without credit, or a model or an address that isn’t there: no retry helps. */
const REFUSED = new Set([401, 402, 403, 404]);

const isSpent = (error: unknown) =>
  error instanceof RateLimitError && error.code === 'insufficient_quota';

export function failureOf(error: unknown, watchdog: AbortSignal): Problem {
  if (error instanceof APIConnectionTimeoutError) {
    return new Problem('model_timeout', { cause: error });
  }
  if (error instanceof APIUserAbortError) {
    return watchdog.aborted
      ? new Problem('model_timeout', { cause: error })
      : // The browser has gone: nobody reads this, so there is nothing to log.
        new Problem('model_failed');
  }
  return new Problem(codeOf(error), { cause: error });
}

function codeOf(error: unknown) {
  const status = error instanceof APIError ? (error.status ?? 0) : 0;
  if (REFUSED.has(status) || isSpent(error)) return 'model_refused';
  return BUSY.has(status) ? 'model_busy' : 'model_failed';
}
