import type { RateStore } from './store.ts';

export interface Counted {
  hits: number;
  /** Epoch milliseconds. */
  endsAt: number;
}

export interface Tally {
  /** Counts locally until the next `share`. */
  hit(key: string): Counted;
  /** Counts in the database, across servers. */
  hitExactly(key: string): Promise<Counted>;
  /** Drops local counts. */
  forget(keys: readonly string[]): void;
  /** Adds local counts to the database, and learns the other servers'. */
  share(): Promise<void>;
}

interface Window {
  start: number;
  hits: number;
  unshared: number;
}

/** Limits one statement; the rest waits for the next. */
const SHARED_AT_ONCE = 1_000;

export function createTally(store: Pick<RateStore, 'add'>, windowMs: number): Tally {
  const windows = new Map<string, Window>();
  // One that begins so far ahead is from before the clock was put back.
  const isOver = ({ start }: Window, now: number) =>
    start + windowMs <= now || start - windowMs > now;

  function running(key: string): Window {
    const now = Date.now();
    const known = windows.get(key);
    if (known && !isOver(known, now)) return known;
    const begun = { start: now, hits: 0, unshared: 0 };
    windows.set(key, begun);
    return begun;
  }

  function forgetEnded(): void {
    const now = Date.now();
    for (const [key, window] of windows) if (isOver(window, now)) windows.delete(key);
  }

  return {
    hit(key) {
      const window = running(key);
      window.hits += 1;
      window.unshared += 1;
      return { hits: window.hits, endsAt: window.start + windowMs };
    },

    async hitExactly(key) {
      const now = new Date();
      const [counted] = await store.add([{ key, windowStart: now, hits: 1 }], windowMs);
      const { hits, windowStart } = counted ?? { hits: 1, windowStart: now };
      return { hits, endsAt: windowStart.getTime() + windowMs };
    },

    forget(keys) {
      for (const key of keys) windows.delete(key);
    },

    async share() {
      forgetEnded();
      const shared = [...windows]
        .filter(([, { unshared }]) => unshared > 0)
        .slice(0, SHARED_AT_ONCE)
        .map(([key, window]) => ({ key, window, hits: window.unshared }));
      if (shared.length === 0) return;
      const rows = shared.map(({ key, window, hits }) => {
        return { key, windowStart: new Date(window.start), hits };
      });
      const counted = new Map((await store.add(rows, windowMs)).map((row) => [row.key, row]));
      for (const { key, window, hits } of shared) {
        const all = counted.get(key);
        window.unshared -= hits;
        if (!all) continue;
        window.start = all.windowStart.getTime();
        window.hits = all.hits + window.unshared;
      }
    },
  };
}
