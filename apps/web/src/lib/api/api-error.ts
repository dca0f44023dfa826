import { errorBody, errors, messages, type ErrorCode } from '@second-draft/contract';

/** Why a call failed: an error of the contract, or the server was not reached at all. */
export type FailureCode = ErrorCode | 'unreachable';

/** A call that was refused or failed; `message` is written for the teacher. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: FailureCode;

  /** @param status HTTP status, 0 when the server was not reached */
  constructor(status: number, code: FailureCode, message: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
  }
}

/** Whether a call ended because its caller aborted it. */
export function isAbort(error: unknown): boolean {
  return error instanceof Object && 'name' in error && error.name === 'AbortError';
}

/**
 * Whether what a page's address names does not exist. A call that sends nothing but the ids of its
 * address is invalid only when they can't be anybody's.
 */
export const isNowhere = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'invalid_request');

/** Whether a call failed for want of a connection. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'unreachable';

/** What a broken connection is to the caller: its own abort, or a server that was not reached. */
export function brokenOff(error: unknown): never {
  throw isAbort(error) ? error : new ApiError(0, 'unreachable', messages.connection.unreachable);
}

/** Reads a refused answer; one that is not in the contract's shape counts as an internal error. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const body = errorBody.safeParse(await response.json().catch(() => null));
  return body.success
    ? new ApiError(response.status, body.data.code, body.data.error)
    : new ApiError(response.status, 'internal', errors.internal.message);
}
