import { untilGone } from './until-gone.ts';

/** A run that takes longer is aborted, so that it doesn't block the waiting one. */
const RUN_MS = 30_000;

/**
 * Runs an action one at a time. Calls made during a run share one later run, so the latest state
 * always arrives last. As the page is hidden or left, what waits runs at once.
 */
export function coalesced(action: (signal: AbortSignal) => Promise<void>): () => Promise<void> {
  let last: Promise<unknown> | null = null;
  let waiting: Promise<void> | null = null;
  const run = async () => {
    await (last && untilGone(last));
    waiting = null;
    const running = action(AbortSignal.timeout(RUN_MS));
    last = running.catch(() => {});
    return running;
  };
  return () => (waiting ??= run());
}
