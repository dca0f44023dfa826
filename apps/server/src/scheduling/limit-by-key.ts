import pLimit, { type LimitFunction } from 'p-limit';

export type LimitByKey = <T>(key: string, work: () => Promise<T>) => Promise<T>;

interface Places {
  limit: LimitFunction;
  asked: number;
}

/**
 * Runs at most `atOnce` tasks per key, in order; keys don't limit one another. Forgets keys without
 * tasks.
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
