/** Aborts the remaining calls when the work fails. */
export async function allOrNone<T>(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const failed = new AbortController();
  try {
    return await work(AbortSignal.any([signal, failed.signal]));
  } catch (error) {
    failed.abort();
    throw error;
  }
}
