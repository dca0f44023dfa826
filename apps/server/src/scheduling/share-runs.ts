/** Calls that come during a run get its outcome, and begin none of their own. */
export function shareRuns<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => (running ??= run().finally(() => (running = null)));
}
