import { errors, type DeclaredError, type ErrorCode } from '@second-draft/contract';

/**
 * The message is the contract's, so it can't contain what a student wrote or a service said;
 * `cause` is only for the log.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options?: { cause?: unknown; retryAfterSeconds?: number }) {
    super(errors[code].message, options);
    const declared: DeclaredError = errors[code];
    this.code = code;
    this.status = declared.status;
    this.retryAfterSeconds = options?.retryAfterSeconds ?? declared.retryAfterSeconds;
  }
}
