import { call } from '../../lib/api/index.ts';
import { queryClient } from '../../lib/query-client.ts';
import { profileItem } from '../../lib/session.ts';
import { closeLoginNotice } from './login-modal-state.ts';
import { adopt } from './save-profile.ts';
import { forgetTeacher, requestToken } from './sign-in.ts';
import { tellSessionChanged } from './session-news.ts';

/**
 * Logs her in again and leaves the screen as it is. If another teacher logs in, all that is known of
 * the first is forgotten.
 * @returns whether it is the same teacher
 * @throws GoogleSignInError, ApiError when she can't be logged in
 */
export async function signInAgain(): Promise<boolean> {
  const before = profileItem.get();
  const access_token = await requestToken(before);
  const { user } = await call('signIn', { body: { access_token, referralCode: null } });
  const isSame = user.email === before?.email;
  if (isSame) adopt(user);
  else forgetTeacher();
  closeLoginNotice();
  tellSessionChanged();
  if (isSame) void queryClient.refetchQueries({ predicate: ({ state }) => state.error !== null });
  return isSame;
}
