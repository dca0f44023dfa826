/** One of them; for patterns without case. */
export const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december';
