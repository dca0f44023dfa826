/** Times in milliseconds. */
export interface CallPolicy {
  /** Per kind and teacher. */
  inFlight: number;
  /** Including the first. */
  attempts: number;
  /** For one try. */
  timeout: number;
  /** First wait after a network failure, 408 or 5xx; doubles with each further one. */
  wait: number;
  /** First wait after a rate limit; Google advises 2ⁿ s plus up to 1 s. */
  rateLimitWait: number;
  /** For all waits of one call; a longer one is not begun. */
  patience: number;
  answerBytes: number;
  /** For what a student has written, who could make it as long as she likes. */
  documentBytes: number;
}

export const standardPolicy: CallPolicy = {
  inFlight: 32,
  attempts: 5,
  timeout: 10_000,
  wait: 250,
  rateLimitWait: 1_000,
  patience: 20_000,
  answerBytes: 32 * 1024 * 1024,
  // A document of 100 pages with each word styled.
  documentBytes: 4 * 1024 * 1024,
};
