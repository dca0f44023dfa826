import { messages, pathOf, screens, signInMessages } from '@second-draft/contract';
import { ApiError, isUnreached, type FailureCode } from '../../../lib/api/index.ts';
import { GoogleSignInError } from '../access/google-token.ts';
import type { LoginNotice } from '../notice/login-modal-state.ts';

const tellMeWhy = { to: pathOf('article', { slug: 'permissions' }), label: 'Tell me why' };
const contactUs = { to: screens.contact, label: 'Contact us' };

const refusals: Partial<Record<FailureCode, LoginNotice>> = {
  scopes_missing: { message: signInMessages.scopesMissing, link: tellMeWhy },
  invalid_email: { message: signInMessages.invalidEmail, link: contactUs },
  no_classrooms: { message: signInMessages.noClassrooms },
};

/** What to do where the browser blocked the window, or there is no connection; null of other failures. */
export function hindranceOf(error: unknown): string | null {
  if (error instanceof GoogleSignInError && error.isBlocked) return signInMessages.popUpBlocked;
  return isUnreached(error) ? messages.connection.unreachable : null;
}

/** What a teacher is told when she could not be logged in. */
export function noticeOf(error: unknown): LoginNotice {
  const hindrance = hindranceOf(error);
  if (hindrance !== null) return { message: hindrance };
  if (error instanceof GoogleSignInError)
    return { message: signInMessages.googleFailed, destination: screens.landing };
  const known = error instanceof ApiError && refusals[error.code];
  return known || { message: signInMessages.failed, link: contactUs };
}
