import { createLimitByKey } from '../../scheduling/index.ts';

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

export type Limited = <T>(holder: string, kind: CallKind, call: () => Promise<T>) => Promise<T>;

/** Bounds the calls in flight per kind and holder (an access token), over all requests. */
export function createLimits(inFlight: number): Limited {
  const limited = createLimitByKey(inFlight);
  return (holder, kind, call) => limited(`${kind} ${holder}`, call);
}
