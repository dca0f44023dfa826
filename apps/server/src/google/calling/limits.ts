import pLimit, { type LimitFunction } from 'p-limit';

/** Each kind has its own bound on calls in flight. */
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
  /** In flight or waiting. */
  calls: number;
}

export type Limited = <T>(holder: string, kind: CallKind, call: () => Promise<T>) => Promise<T>;

/**
 * Bounds the calls in flight per kind and holder (an access token), over all requests. Holders
 * without calls are forgotten.
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
