import { isSameTeacher, type Profile } from '@second-draft/contract';
import { call } from '../../../lib/api/index.ts';
import { logProblem } from '../../../lib/failures/log-problem.ts';
import type { HeldProfile } from '../../../lib/state/session.ts';
import { changeProfile } from './save-profile.ts';

/**
 * Fetches the profile again, for what has been changed elsewhere. A failure is only logged.
 * @param take not called if who is signed in is no longer the teacher whom this tab knows
 */
export async function takeInProfile(
  take: (here: HeldProfile, fresh: Profile) => HeldProfile,
): Promise<void> {
  try {
    const fresh = await call('checkAuth');
    changeProfile((here) => (isSameTeacher(fresh, here) ? take(here, fresh) : here));
  } catch (error) {
    logProblem('The profile was not fetched again', error);
  }
}
