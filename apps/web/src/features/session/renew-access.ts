import { signInScopes } from '@second-draft/contract';
import { call } from '../../lib/api/index.ts';
import { profileItem } from '../../lib/session.ts';
import { requestGoogleToken } from './google-token.ts';
import { adopt } from './save-profile.ts';

/**
 * Gets a fresh token of Google's for the teacher who is signed in, in place: nothing of what she
 * is doing is touched.
 * @throws GoogleSignInError, ApiError when it can't be had
 */
export async function renewAccess(): Promise<void> {
  const profile = profileItem.get();
  if (!profile) return;
  // Also what she has granted beside what everyone has to, such as slides.
  const scopes = [...new Set([...signInScopes, ...profile.scopes])];
  const access_token = await requestGoogleToken(scopes, profile.email);
  adopt(await call('replaceToken', { body: { access_token } }));
}
