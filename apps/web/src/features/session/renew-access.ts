import { signInScopes } from '@second-draft/contract';
import { call } from '../../lib/api/index.ts';
import { profileItem } from '../../lib/session.ts';
import { requestGoogleToken } from './google-token.ts';
import { adopt } from './save-profile.ts';

/**
 * Gets a new Google token without leaving the screen, so that no work is lost.
 * @throws GoogleSignInError, ApiError when it can't be had
 */
export async function renewAccess(): Promise<void> {
  const profile = profileItem.get();
  if (!profile) return;
  // Keeps optional scopes that she has granted, such as slides.
  const scopes = [...new Set([...signInScopes, ...profile.scopes])];
  const access_token = await requestGoogleToken(scopes, profile.email);
  adopt(await call('replaceToken', { body: { access_token } }));
}
