import { APIConnectionTimeoutError, APIError, APIUserAbortError, RateLimitError } from 'openai';
import { Problem } from '../problems/index.ts';

const BUSY = new Set([429, 503, 529]);

/** No retry helps an account without credit. */
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
  const isBusy = error instanceof APIError && BUSY.has(error.status ?? 0) && !isSpent(error);
  return new Problem(isBusy ? 'model_busy' : 'model_failed', { cause: error });
}
