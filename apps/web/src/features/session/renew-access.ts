import { call } from '../../lib/api/index.ts';
import { profileItem } from '../../lib/session.ts';
import { requestGoogleToken, scopesFor } from './google-token.ts';
import { adopt } from './save-profile.ts';
import { tellSessionChanged } from './session-news.ts';

/**
 * Gets a new Google token without leaving the screen, so that no work is lost.
 * @throws GoogleSignInError, ApiError when it can't be had
 */
export async function renewAccess(): Promise<void> {
  const profile = profileItem.get();
  if (!profile) return;
  const access_token = await requestGoogleToken(scopesFor(profile), profile.email);
  adopt(await call('replaceToken', { body: { access_token } }));
  tellSessionChanged();
}
