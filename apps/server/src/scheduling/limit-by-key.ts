import pLimit, { type LimitFunction } from 'p-limit';

/** Runs the work of a key when it is its turn. */
export type LimitByKey = <T>(key: string, work: () => Promise<T>) => Promise<T>;

interface Places {
  limit: LimitFunction;
  /** Pieces of work that run or wait. */
  asked: number;
}

/**
 * Runs at most so many pieces of work of each key at a time, and of all keys any number; what has to
 * wait is begun in the order of asking. Keys without work are not kept.
 */
export function createLimitByKey(atOnce: number): LimitByKey {
  const byKey = new Map<string, Places>();
  return async (key, work) => {
    const places = byKey.get(key) ?? { limit: pLimit(atOnce), asked: 0 };
    byKey.set(key, places);
    places.asked += 1;
    try {
      return await places.limit(work);
    } finally {
      places.asked -= 1;
      if (places.asked === 0) byKey.delete(key);
    }
  };
}
