import pLimit, { type LimitFunction } from 'p-limit';

/** What a call on Google is about; each kind has its own places in flight. */
export type CallKind =
  | 'identity'
  | 'courses'
  | 'rosters'
  | 'courseWork'
  | 'submissions'
  | 'rubrics'
  | 'documents'
  | 'presentations'
  | 'files'
  | 'comments'
  | 'posting';

interface Places {
  limit: LimitFunction;
  /** Calls that are in flight or wait for a place. */
  calls: number;
}

/** Waits for a place, then makes the call. */
export type Limited = <T>(holder: string, kind: CallKind, call: () => Promise<T>) => Promise<T>;

/**
 * Bounds the calls in flight of each kind for each holder (an access token), over all requests.
 * Holders without calls are not kept.
 */
export function createLimits(inFlight: number): Limited {
  const byHolder = new Map<string, Places>();

  return async (holder, kind, call) => {
    const key = `${kind} ${holder}`;
    const places = byHolder.get(key) ?? { limit: pLimit(inFlight), calls: 0 };
    byHolder.set(key, places);
    places.calls += 1;
    try {
      return await places.limit(call);
    } finally {
      places.calls -= 1;
      if (places.calls === 0) byHolder.delete(key);
    }
  };
}
