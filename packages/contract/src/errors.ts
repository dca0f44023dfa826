import { limits } from './limits.ts';
import { failureMessages } from './messages/failures.ts';
import { readingFailures } from './messages/reading-failures.ts';
import { rubricMessages } from './messages/rubrics.ts';
import { PRODUCT_NAME } from './product.ts';

export interface DeclaredError {
  status: number;
  message: string;
  /** Sent as Retry-After, unless a longer wait is known. */
  retryAfterSeconds?: number;
}

/**
 * All errors of all operations. The specification fixes the messages of the three sign-in refusals;
 * screens decide by code.
 */
export const errors = {
  invalid_request: { status: 400, message: 'Something in that request was missing or not valid.' },
  captcha_invalid: { status: 400, message: 'Please solve the captcha again.' },
  unsubscribe_link_broken: {
    status: 400,
    message:
      'This link is incomplete. Open it from the email again, or turn email updates off in Settings.',
  },
  not_signed_in: { status: 401, message: 'Log in to continue.' },
  sign_in_expired: {
    status: 401,
    message: failureMessages.sign_in_expired,
  },
  subscription_expired: {
    status: 401,
    message: 'Your subscription has expired. Subscribe to continue.',
  },
  subscription_required: {
    status: 402,
    message: 'Your access has ended. Subscribe on your Account page to continue.',
  },
  scopes_missing: { status: 403, message: 'Scopes missing' },
  invalid_email: { status: 403, message: 'Invalid email address' },
  no_classrooms: { status: 403, message: 'No Classrooms' },
  token_refused: {
    status: 403,
    message: `That Google sign-in was not meant for ${PRODUCT_NAME}. Log in again.`,
  },
  session_ended: { status: 403, message: 'Your session has ended. Log in again.' },
  cross_site: {
    status: 403,
    message: `This request did not come from ${PRODUCT_NAME}’s own pages.`,
  },
  administrators_only: {
    status: 403,
    message: failureMessages.administrators_only,
  },
  premium_required: { status: 403, message: 'This needs an active subscription.' },
  permission_missing: {
    status: 403,
    message: readingFailures.permission_missing,
  },
  school_blocked: {
    status: 403,
    message: readingFailures.school_blocked,
  },
  not_found: { status: 404, message: 'Not found.' },
  file_not_picked: { status: 404, message: failureMessages.file_not_picked },
  comment_gone: {
    status: 404,
    message: 'Your comment is no longer on the document. Post it again.',
  },
  comment_refused: { status: 409, message: failureMessages.comment_refused },
  too_slow: {
    status: 408,
    message: 'That took too long to arrive. Check your connection and try again.',
  },
  rubric_limit: {
    status: 409,
    message: rubricMessages.limit,
  },
  comment_bank_full: {
    status: 409,
    message: `My Comments holds ${limits.bankCommentsMax} comments at most. Remove one there to make room.`,
  },
  voice_examples_full: {
    status: 409,
    message: `You have ${limits.voiceExamplesMax} examples of how you write. Remove one in Settings to use this one.`,
  },
  draft_changed: {
    status: 409,
    message:
      'This draft was changed in another tab or on another device. What you wrote here is kept beside it.',
  },
  changed_elsewhere: {
    status: 409,
    message: 'Not saved: it was changed in another tab or on another device meanwhile.',
  },
  drafts_full: {
    status: 409,
    message: `There is no room for more drafts. They are removed ${limits.keepTextsDays} days after their last change.`,
  },
  too_large: { status: 413, message: 'That is too large to send.' },
  rubric_too_large: {
    status: 413,
    message: rubricMessages.tooLarge,
  },
  unsupported: { status: 415, message: 'That kind of content is not accepted here.' },
  rubric_not_pdf: { status: 415, message: rubricMessages.notPdf },
  text_too_short: {
    status: 422,
    message: failureMessages.text_too_short,
  },
  nothing_simpler: {
    status: 422,
    message: 'This can’t be made any shorter without losing a point.',
  },
  text_took_too_long: {
    status: 422,
    message:
      'This text took too long to read. Look for a letter or symbol repeated many times, remove it and try again.',
  },
  posting_off: {
    status: 422,
    message: 'Comments can’t be posted here. Copy the feedback instead.',
  },
  document_unreadable: { status: 422, message: readingFailures.document_unreadable },
  presentations_off: {
    status: 422,
    message: readingFailures.presentations_off,
  },
  rubric_unreadable: {
    status: 422,
    message:
      'There is no readable text in this PDF. It may be a scan: save it from a word processor as a PDF and try again.',
  },
  too_many_requests: {
    status: 429,
    message: 'That was a lot at once. Wait a minute and try again.',
    retryAfterSeconds: 60,
  },
  internal: { status: 500, message: failureMessages.internal },
  classroom_unavailable: { status: 502, message: readingFailures.classroom_unavailable },
  payments_unavailable: {
    status: 502,
    message: 'The payment service did not answer. Try again in a moment.',
  },
  classroom_not_configured: {
    status: 502,
    message: readingFailures.classroom_not_configured,
  },
  model_failed: {
    status: 502,
    message: 'The writing model did not answer properly. Try again in a moment.',
  },
  model_refused: {
    status: 502,
    message: `The writing model can’t be used as it is set up here. Please tell whoever runs ${PRODUCT_NAME}.`,
  },
  model_unusable: {
    status: 502,
    message:
      'The writing model’s answer did not pass our checks. Try again, or choose another category.',
  },
  folder_unreadable: {
    status: 503,
    message: readingFailures.folder_unreadable,
  },
  classroom_busy: {
    status: 503,
    message: 'Google is limiting requests just now. Wait a minute and try again.',
  },
  model_busy: { status: 503, message: 'The writing model is busy. Wait a minute and try again.' },
  overloaded: {
    status: 503,
    message: readingFailures.overloaded,
    retryAfterSeconds: 5,
  },
  database_unavailable: {
    status: 503,
    message: `${PRODUCT_NAME} can’t reach its database just now. Try again in a moment.`,
    retryAfterSeconds: 5,
  },
  model_timeout: {
    status: 504,
    message: 'The writing model took too long. Try again in a moment.',
  },
} as const satisfies Record<string, DeclaredError>;

export type ErrorCode = keyof typeof errors;
