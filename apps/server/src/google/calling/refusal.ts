import type { ErrorCode } from '@second-draft/contract';
import { Problem } from '../../problems/index.ts';
import type { GoogleFailure } from './failure.ts';

/**
 * What a 4xx of one call means to the teacher, by Google's status, what one does that is about this
 * file alone, and what an answer does that is too long or not as Google describes it.
 */
export type Refusals = Readonly<Partial<Record<400 | 403 | 404 | 'file' | 'unusable', ErrorCode>>>;

class GoogleRefusal extends Problem {
  readonly googleStatus: number | null;

  constructor(code: ErrorCode, failure: GoogleFailure) {
    super(code, { cause: failure });
    this.googleStatus = failure.status;
  }
}

function refusalCode({ status }: GoogleFailure, refusals: Refusals): ErrorCode {
  if (status === 400 || status === 404) return refusals[status] ?? 'classroom_unavailable';
  if (status === 403) return refusals[status] ?? 'permission_missing';
  if (status === null) return refusals.unusable ?? 'classroom_unavailable';
  return 'classroom_unavailable';
}

export function problemOf(failure: GoogleFailure, refusals: Refusals): Problem {
  switch (failure.outcome) {
    case 'interrupted':
      return new Problem('classroom_unavailable', { cause: failure });
    case 'rate_limited':
      return new Problem('classroom_busy', { cause: failure });
    case 'refused_for_file':
      return new GoogleRefusal(refusals.file ?? refusalCode(failure, refusals), failure);
    case 'not_picked':
      return new GoogleRefusal(refusals[404] ?? 'classroom_unavailable', failure);
    case 'refused':
      return new GoogleRefusal(refusalCode(failure, refusals), failure);
    default:
      return new Problem(failure.outcome, { cause: failure });
  }
}

/** Turns one status of a refused call into an answer. */
export async function unlessRefused<T, Instead>(
  answer: Promise<T>,
  googleStatus: number,
  instead: Instead,
): Promise<T | Instead> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof GoogleRefusal && error.googleStatus === googleStatus) return instead;
    throw error;
  }
}
