/**
 * Work that is told to stop when its time is up. Once it is done nothing is left of the limit:
 * `AbortSignal.timeout` keeps what listens to it until then, and makes an error that nobody reads.
 */
export async function withTimeLimit<T>(
  ms: number,
  work: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const late = setTimeout(() => {
    limit.abort(new DOMException('It took too long.', 'TimeoutError'));
  }, ms);
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(late);
  }
}
