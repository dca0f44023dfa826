/** How hard calls on Google are tried. Times in milliseconds. */
export interface CallPolicy {
  /** Calls of one kind that one teacher has in flight at most. */
  inFlight: number;
  /** Tries of one call, the first included. */
  attempts: number;
  /** One try ends after this. */
  timeout: number;
  /** First wait after a network failure, 408 or 5xx; it doubles with each further one. */
  wait: number;
  /** First wait after a rate limit: Google's own advice is 2ⁿ s and up to 1 s more. */
  rateLimitWait: number;
  longestWait: number;
  /** An answer may have so many bytes. */
  answerBytes: number;
}

export const standardPolicy: CallPolicy = {
  inFlight: 32,
  attempts: 5,
  timeout: 10_000,
  wait: 250,
  rateLimitWait: 1_000,
  longestWait: 32_000,
  // A document of a million letters, which is all that Docs takes, with the styles of each word.
  answerBytes: 32 * 1024 * 1024,
};
