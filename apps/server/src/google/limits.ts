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

type ByKind = Map<CallKind, LimitFunction>;

/** Teachers whose limits are remembered; idle ones are forgotten beyond this. */
const HOLDERS = 1_000;

const isIdle = (limits: ByKind) =>
  [...limits.values()].every(({ activeCount, pendingCount }) => activeCount + pendingCount === 0);

/** Bounds the calls in flight for each teacher and kind, over all of that teacher's requests. */
export function createLimits(inFlight: number, holders: number = HOLDERS) {
  const byHolder = new Map<string, ByKind>();

  function forgetIdle(): void {
    for (const [holder, limits] of byHolder) {
      if (byHolder.size < holders) return;
      if (isIdle(limits)) byHolder.delete(holder);
    }
  }

  function kindsOf(holder: string): ByKind {
    const known = byHolder.get(holder);
    if (known) return known;
    forgetIdle();
    const limits: ByKind = new Map();
    byHolder.set(holder, limits);
    return limits;
  }

  /** @param holder whose calls are counted together: the access token */
  return function limitOf(holder: string, kind: CallKind): LimitFunction {
    const kinds = kindsOf(holder);
    const known = kinds.get(kind);
    if (known) return known;
    const limit = pLimit(inFlight);
    kinds.set(kind, limit);
    return limit;
  };
}
