import type { ErrorCode } from '@second-draft/contract';
import * as z from 'zod';
import { askedWaitOf } from './asked-wait.ts';
import { parsedAnswer } from './parsed-answer.ts';

/**
 * - `interrupted`: no answer, or one that leaves open whether the call took effect
 * - `rate_limited`: refused for now; it took no effect
 * - `refused`: a 4xx whose meaning depends on the call
 * - `refused_for_file`: the same of this file alone
 * - `not_picked`: the same, of a file that the teacher hasn't picked: to the product it isn't there
 * - an error code: means the same whatever the call was
 */
export type Outcome =
  | 'interrupted'
  | 'rate_limited'
  | 'refused'
  | 'refused_for_file'
  | 'not_picked'
  | ErrorCode;

/** Holds nothing of the call's address, body or token. */
export class GoogleFailure extends Error {
  override readonly name = 'GoogleFailure';
  readonly outcome: Outcome;
  readonly status: number | null;
  /** What Google asks for before the next call, in milliseconds; 0 if nothing. */
  readonly askedWait: number;

  constructor(outcome: Outcome, status: number | null = null, reason = '', askedWait = 0) {
    const told = [status, reason].filter(Boolean).join(' ');
    super(`Google ${told || 'gave no answer'}`);
    this.outcome = outcome;
    this.status = status;
    this.askedWait = askedWait;
  }
}

const answered = z.object({ response: z.object({ status: z.number(), data: z.unknown() }) });

/** The answer exceeded `maxContentLength`. */
const tooLong = z.object({ type: z.literal('max-size') });

/** Its header says so: no other answer with this status fails. */
const saysTooLong = z.object({ response: z.object({ status: z.literal(200) }) });

const tooLarge = z.union([tooLong, z.object({ cause: tooLong }), saysTooLong]);

const named = z.array(z.object({ reason: z.string().catch('') })).catch([]);

/** `errors[]` is the old form, `details[]` the new; either may be missing. */
const errorBody = z.object({
  error: z.object({ message: z.string().catch(''), errors: named, details: named }),
});

const outcomes = new Map<string, Outcome>([
  ['rateLimitExceeded', 'rate_limited'],
  ['userRateLimitExceeded', 'rate_limited'],
  ['sharingRateLimitExceeded', 'rate_limited'],
  ['RATE_LIMIT_EXCEEDED', 'rate_limited'],
  ['dailyLimitExceeded', 'classroom_busy'],
  ['quotaExceeded', 'classroom_busy'],
  ['insufficientPermissions', 'permission_missing'],
  ['ACCESS_TOKEN_SCOPE_INSUFFICIENT', 'permission_missing'],
  ['accessNotConfigured', 'classroom_not_configured'],
  ['SERVICE_DISABLED', 'classroom_not_configured'],
  ['domainPolicy', 'school_blocked'],
  ['appNotAuthorizedToFile', 'not_picked'],
  ['insufficientFilePermissions', 'refused_for_file'],
]);

/** Google names these only in its message. */
const schoolBlocked = /^@Classroom(Api)?Disabled /;

function outcomeOf(status: number, reasons: readonly string[], message: string): Outcome {
  if (status === 401) return 'sign_in_expired';
  if (status === 429) return 'rate_limited';
  if (status === 408 || status >= 500) return 'interrupted';
  if (status !== 403) return 'refused';
  const known = reasons.map((reason) => outcomes.get(reason)).find(Boolean);
  if (known) return known;
  return schoolBlocked.test(message) ? 'school_blocked' : 'refused';
}

/** @param data what Google answered with a status that isn't 2xx */
export function failureOf(status: number, data: unknown, headers: object = {}): GoogleFailure {
  const body = errorBody.safeParse(parsedAnswer(data));
  const wait = askedWaitOf(headers);
  if (!body.success) return new GoogleFailure(outcomeOf(status, [], ''), status, '', wait);
  const { message, errors, details } = body.data.error;
  const reasons = [...errors, ...details].map(({ reason }) => reason);
  const known = reasons.find((reason) => outcomes.has(reason));
  return new GoogleFailure(outcomeOf(status, reasons, message), status, known, wait);
}

export function sortFailure(error: unknown): GoogleFailure {
  if (error instanceof GoogleFailure) return error;
  if (tooLarge.safeParse(error).success)
    return new GoogleFailure('refused', null, 'answered too much');
  const answer = answered.safeParse(error);
  if (!answer.success) return new GoogleFailure('interrupted');
  const { status, data } = answer.data.response;
  return failureOf(status, data);
}
