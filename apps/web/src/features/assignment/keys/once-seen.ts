import type { WatchedValue } from '../../../lib/state/watched-value.ts';

/** A doubled press comes sooner, and nobody has read anything by then. */
const SEEN_AFTER_MS = 500;

/**
 * Acts at a press, but not at the second of a doubled one: that would be for the student whom the
 * first has brought, and who has to have been on the screen for a moment.
 */
export function createOnceSeen(): (current: WatchedValue<string | null>, act: () => void) => void {
  let unseen: string | null = null;
  return (current, act) => {
    const before = current.get();
    if (before === unseen) return;
    act();
    const next = current.get();
    if (next === before) return;
    unseen = next;
    // Counted from when she is drawn, which takes longer on a slow machine.
    requestAnimationFrame(() => {
      window.setTimeout(() => {
        if (unseen === next) unseen = null;
      }, SEEN_AFTER_MS);
    });
  };
}
