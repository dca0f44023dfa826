/**
 * Work of several calls that is of use only as a whole: when it fails, the calls that are still
 * under way are stopped.
 */
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
