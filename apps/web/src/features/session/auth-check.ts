import { type Profile, screens } from '@second-draft/contract';
import { ApiError, call } from '../../lib/api/index.ts';
import { logProblem } from '../../lib/log-problem.ts';
import { profileItem } from '../../lib/session.ts';
import { readAccount } from './read-account.ts';
import { adopt } from './save-profile.ts';

/** A path is where the teacher must go; otherwise she stays. */
export type AuthOutcome =
  | 'signedIn'
  | 'unreachable'
  | typeof screens.account
  | typeof screens.logout;

/** An unreachable server changes nothing. */
function outcomeOf(error: unknown): AuthOutcome {
  if (!(error instanceof ApiError)) return screens.logout;
  if (error.code === 'unreachable') return 'unreachable';
  return error.status === 401 ? screens.account : screens.logout;
}

function store(answer: Profile, before: Profile | null): void {
  // Her changes during the check are newer than the answer.
  if (profileItem.get() === before) profileItem.set(answer);
  else adopt(answer);
}

/** An expired teacher is refused, but may still see her account. */
async function readExpired(error: unknown): Promise<void> {
  if (!(error instanceof ApiError) || error.code !== 'subscription_expired') return;
  try {
    await readAccount();
  } catch (problem) {
    logProblem('The account was not read', problem);
  }
}

/** Also updates her stored profile. */
export async function checkAuth(): Promise<AuthOutcome> {
  const before = profileItem.get();
  try {
    store(await call('checkAuth'), before);
    return 'signedIn';
  } catch (error) {
    await readExpired(error);
    return outcomeOf(error);
  }
}
