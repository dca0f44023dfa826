import { isSameTeacher } from '@second-draft/contract';
import { call } from '../../../lib/api/index.ts';
import { profileItem } from '../../../lib/state/session.ts';
import { closeLoginNotice } from '../notice/login-modal-state.ts';
import { adopt } from '../profile/save-profile.ts';
import { forgetTeacher, requestToken } from './sign-in.ts';
import { tellSessionChanged } from '../session-news.ts';

/**
 * Logs her in again and leaves the screen as it is. If another teacher logs in, all that is known of
 * the first is forgotten.
 * @returns whether it is the same teacher
 * @throws ApiError when she can't be logged in
 */
export async function signInWith(access_token: string): Promise<boolean> {
  const before = profileItem.get();
  const { user } = await call('signIn', { body: { access_token, referralCode: null } });
  const isSame = before !== null && isSameTeacher(user, before);
  if (isSame) adopt(user);
  else forgetTeacher();
  closeLoginNotice();
  tellSessionChanged();
  return isSame;
}

/**
 * As `signInWith`, with what Google is asked for.
 * @throws GoogleSignInError, ApiError when she can't be logged in
 */
export const signInAgain = async (): Promise<boolean> =>
  signInWith(await requestToken(profileItem.get()));
