import { DAY_MS } from '@second-draft/contract';

/** A clock that is less ahead removes little too early. */
const AHEAD_MS = 7 * DAY_MS;

/** Time for a person to notice that it is wrong. */
const DOUBTED_MS = DAY_MS;

/** In milliseconds. */
interface Clocks {
  /** The machine's, since 1970: it may be set wrong, or put right. */
  now(): number;
  /** Only ever goes on. */
  running(): number;
}

const machineClocks: Clocks = { now: () => Date.now(), running: () => performance.now() };

/**
 * Doubts a clock that is a week ahead of when the database was last used, or jumps so far while the
 * server runs. It may be right, after a holiday: a day later it is believed.
 * @param lastUsed milliseconds since 1970
 * @returns asked again and again, by how many milliseconds the doubted clock is ahead; null while it
 *   is believed
 */
export function createClockDoubt(
  lastUsed: number,
  clocks: Clocks = machineClocks,
): () => number | null {
  let believed = { now: lastUsed, running: clocks.running() };
  let doubtedSince: number | null = null;
  return () => {
    const [now, running] = [clocks.now(), clocks.running()];
    const ahead = now - believed.now - (running - believed.running);
    if (ahead > AHEAD_MS) {
      doubtedSince ??= running;
      if (running - doubtedSince < DOUBTED_MS) return ahead;
    }
    doubtedSince = null;
    believed = { now, running };
    return null;
  };
}
