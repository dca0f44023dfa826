/** A run that takes longer is given up, so that it does not hold up those that wait. */
const RUN_MS = 30_000;

/**
 * Makes an action run one at a time: calls that come while it runs wait for one more run together,
 * so that the last state is always the last to arrive.
 */
export function coalesced(action: (signal: AbortSignal) => Promise<void>): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<void> | null = null;
  const run = async () => {
    await last;
    waiting = null;
    const running = action(AbortSignal.timeout(RUN_MS));
    last = running.catch(() => {});
    return running;
  };
  return () => (waiting ??= run());
}
