import { LONGEST_CHANGE_MS } from './longest-change.ts';
import { untilGone } from './until-gone.ts';

/**
 * Runs an action one at a time. Calls made during a run share one later run, so the latest state
 * always arrives last. One that takes too long is aborted. As the page is hidden or left, what waits runs at once.
 */
export function coalesced(action: (signal: AbortSignal) => Promise<void>): () => Promise<void> {
  let last: Promise<unknown> | null = null;
  let waiting: Promise<void> | null = null;
  const run = async () => {
    await (last && untilGone(last));
    waiting = null;
    const running = action(AbortSignal.timeout(LONGEST_CHANGE_MS));
    last = running.catch(() => {});
    return running;
  };
  return () => (waiting ??= run());
}
