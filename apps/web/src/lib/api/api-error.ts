import { errorBody, failureMessages, messages, type ErrorCode } from '@second-draft/contract';

/**
 * `comment_unseen`: nothing was posted, since a comment that she was not shown is there;
 * `rubric_gone`: the rubric that feedback was asked for is no longer on the server.
 */
export type FailureCode = ErrorCode | 'unreachable' | 'comment_unseen' | 'rubric_gone';

/** `message` is written for the teacher. */
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

export function isAbort(error: unknown): boolean {
  return error instanceof Object && 'name' in error && error.name === 'AbortError';
}

/**
 * The page's address names nothing that exists. A call that sends only ids from the address is
 * invalid only when they can't be anybody's.
 */
export const isNowhere = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'invalid_request');

export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'unreachable';

const TOO_OFTEN = 429;
const SERVER_FAILED = 500;

/** The same call may succeed later. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError &&
  (isUnreached(error) || error.status === TOO_OFTEN || error.status >= SERVER_FAILED);

export const unreached = (): ApiError =>
  new ApiError(0, 'unreachable', messages.connection.unreachable);

export function brokenOff(error: unknown): never {
  throw isAbort(error) ? error : unreached();
}

/** An answer outside the contract's shape counts as an internal error. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const body = errorBody.safeParse(await response.json().catch(() => null));
  return body.success
    ? new ApiError(response.status, body.data.code as FailureCode, body.data.error)
    : new ApiError(response.status, 'internal', failureMessages.internal);
}
