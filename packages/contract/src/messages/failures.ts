import { limits } from '../limits.ts';

/** What screens say themselves, in the words of the errors of the same names. */
export const failureMessages = {
  administrators_only: 'This page is only accessible to authorized administrators.',
  comment_refused:
    'Google doesn’t let you comment on this document. Ask its owner to let you, then reload this page.',
  file_not_picked: 'To enable posting, click Get Write Access',
  internal: 'Something went wrong on our side. Try again in a moment.',
  sign_in_expired: 'Your Google access has expired. Log out and back in to continue.',
  text_too_short: `Student text must be at least ${limits.studentTextMin} characters long`,
} as const;
