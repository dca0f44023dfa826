import {
  pathOf,
  screens,
  signInMessages,
  THIS_COMPUTER,
  type Profile,
} from '@second-draft/contract';
import { ApiError, call, type FailureCode } from '../../lib/api/index.ts';
import { clientConfig } from '../../lib/config.ts';
import { queryClient } from '../../lib/query-client.ts';
import { clearSession } from '../../lib/session-item.ts';
import { profileItem } from '../../lib/session.ts';
import { GoogleSignInError, popUpProblem, requestGoogleToken, scopesFor } from './google-token.ts';
import { closeLoginNotice, type LoginNotice } from './login-modal-state.ts';
import { tellSessionChanged } from './session-news.ts';

const tellMeWhy = { to: pathOf('article', { slug: 'permissions' }), label: 'Tell me why' };
const contactUs = { to: screens.contact, label: 'Contact us' };

const refusals: Partial<Record<FailureCode, LoginNotice>> = {
  scopes_missing: { message: signInMessages.scopesMissing, link: tellMeWhy },
  invalid_email: { message: signInMessages.invalidEmail, link: contactUs },
  no_classrooms: { message: signInMessages.noClassrooms },
};

function noticeOf(error: unknown): LoginNotice {
  const blocked = popUpProblem(error);
  if (blocked !== null) return { message: blocked };
  if (error instanceof GoogleSignInError)
    return { message: signInMessages.googleFailed, destination: screens.landing };
  const known = error instanceof ApiError && refusals[error.code];
  return known || { message: signInMessages.failed, link: contactUs };
}

export function forgetTeacher(): void {
  closeLoginNotice();
  clearSession();
  queryClient.clear();
}

function remember(user: Profile): void {
  forgetTeacher();
  profileItem.set(user);
  tellSessionChanged();
}

/**
 * Google's token; or, with a local folder, a marker that she sits at this computer.
 * @param known who is expected to log in
 * @throws GoogleSignInError when Google gives none
 */
export async function requestToken(known: Profile | null = null): Promise<string> {
  const { classroom } = await clientConfig();
  return classroom.signIn ? requestGoogleToken(scopesFor(known), known?.email) : THIS_COMPUTER;
}

/**
 * @returns a null `notice` when she is signed in or closed Google's window; else what to tell her
 */
export async function signIn(
  referralCode: string | null,
): Promise<{ isSignedIn: boolean; notice: LoginNotice | null }> {
  try {
    const access_token = await requestToken();
    const { user } = await call('signIn', { body: { access_token, referralCode } });
    remember(user);
    return { isSignedIn: true, notice: null };
  } catch (error) {
    if (error instanceof GoogleSignInError && error.isClosed) {
      return { isSignedIn: false, notice: null };
    }
    return { isSignedIn: false, notice: noticeOf(error) };
  }
}
