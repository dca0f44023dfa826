import { isSameTeacher } from '@second-draft/contract';
import { useEffect } from 'react';
import { ApiError, call } from '../../lib/api/index.ts';
import { logProblem } from '../../lib/failures/log-problem.ts';
import { profileItem } from '../../lib/state/session.ts';
import { listenToTabs, tellTabs } from '../../lib/browser/tab-news.ts';
import { closeLoginNotice, tellSessionEnded } from './notice/login-modal-state.ts';
import { adopt } from './profile/save-profile.ts';

const SESSION = 'session';

/** For the other tabs, which share this one's session. */
export const tellSessionChanged = (): void => tellTabs(SESSION);

async function lookAgain(): Promise<void> {
  const here = profileItem.get();
  if (!here) return;
  try {
    const now = await call('checkAuth');
    if (!isSameTeacher(now, here)) return tellSessionEnded();
    adopt(now);
    closeLoginNotice();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'session_ended') tellSessionEnded();
    else logProblem('The session was not looked at again', error);
  }
}

/** Another tab's login or logout is this one's, too. */
export function useSessionNews(): void {
  useEffect(() => listenToTabs(SESSION, 'others', () => void lookAgain()), []);
}
