import { errors, type DeclaredError, type ErrorCode } from '@second-draft/contract';

/**
 * A refusal or failure that the contract knows. Its message is the contract's own, so nothing that
 * a student wrote or a service said can travel in it; `cause` is for the log's stack only.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly status: number;
  /** How long to wait before trying again, where that helps. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options?: { cause?: unknown; retryAfterSeconds?: number }) {
    super(errors[code].message, options);
    const declared: DeclaredError = errors[code];
    this.code = code;
    this.status = declared.status;
    this.retryAfterSeconds = options?.retryAfterSeconds ?? declared.retryAfterSeconds;
  }
}
