import { THIS_COMPUTER, type Profile } from '@second-draft/contract';
import { call } from '../../../lib/api/index.ts';
import { clientConfig } from '../../../lib/installation/config.ts';
import { queryClient } from '../../../lib/state/query-client.ts';
import { clearSession } from '../../../lib/state/session-item.ts';
import { profileItem } from '../../../lib/state/session.ts';
import { GoogleSignInError, requestGoogleToken, scopesFor } from '../access/google-token.ts';
import { closeLoginNotice } from '../notice/login-modal-state.ts';
import { tellSessionChanged } from '../session-news.ts';

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
 * @returns a null `failure` when she is signed in or closed Google's window; else what `noticeOf` is
 *   told
 */
export async function signIn(
  referralCode: string | null,
): Promise<{ isSignedIn: boolean; failure: unknown }> {
  try {
    const access_token = await requestToken();
    const { user } = await call('signIn', { body: { access_token, referralCode } });
    remember(user);
    return { isSignedIn: true, failure: null };
  } catch (error) {
    const isClosed = error instanceof GoogleSignInError && error.isClosed;
    return { isSignedIn: false, failure: isClosed ? null : error };
  }
}
