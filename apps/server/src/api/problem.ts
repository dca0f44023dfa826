import { errors, type ErrorCode } from '@second-draft/contract';

/**
 * A refusal or failure that the contract knows. Its message is the contract's own, so nothing that
 * a student wrote or a service said can travel in it; `cause` is for the log's stack only.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly status: number;

  constructor(code: ErrorCode, options?: { cause?: unknown }) {
    super(errors[code].message, options);
    this.code = code;
    this.status = errors[code].status;
  }
}
