import { ApiError, call } from '../../../lib/api/index.ts';
import { profileItem } from '../../../lib/state/session.ts';
import { requestGoogleToken, scopesFor } from './google-token.ts';
import { adopt } from '../profile/save-profile.ts';
import { tellSessionChanged } from '../session-news.ts';
import { signInWith } from '../signing-in/sign-in-again.ts';

const hasRunOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'sign_in_expired';

/**
 * Gets a new Google token without leaving the screen, so that no work is lost. Where the old one has
 * run out, the server renews nothing, and she is logged in anew.
 * @returns whether it is the same teacher
 * @throws GoogleSignInError, ApiError when it can't be had
 */
export async function renewAccess(): Promise<boolean> {
  const profile = profileItem.get();
  if (!profile) return true;
  const access_token = await requestGoogleToken(scopesFor(profile), profile.email);
  try {
    adopt(await call('replaceToken', { body: { access_token } }));
  } catch (error) {
    if (!hasRunOut(error)) throw error;
    return signInWith(access_token);
  }
  tellSessionChanged();
  return true;
}
