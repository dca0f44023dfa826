import type { Profile } from '@second-draft/contract';
import { ApiError, call } from '../../lib/api/index.ts';
import { logProblem } from '../../lib/log-problem.ts';
import { profileItem } from '../../lib/session.ts';
import { readAccount } from './read-account.ts';
import { adopt } from './save-profile.ts';

/** What the auth check on load found: stay, or where the teacher has to go. */
export type AuthOutcome = 'signedIn' | 'unreachable' | '/account' | '/logout';

/** Where an answer of the auth check leads; a server that is not reached leaves everything as it is. */
function outcomeOf(error: unknown): AuthOutcome {
  if (!(error instanceof ApiError)) return '/logout';
  if (error.code === 'unreachable') return 'unreachable';
  return error.status === 401 || error.code === 'subscription_expired' ? '/account' : '/logout';
}

function store(answer: Profile, before: Profile | null): void {
  // What the teacher changed while the check was under way is newer than the answer.
  if (profileItem.get() === before) profileItem.set(answer);
  else adopt(answer);
}

/** An expired teacher is refused, but her account is hers to see as it is. */
async function readExpired(error: unknown): Promise<void> {
  if (!(error instanceof ApiError) || error.code !== 'subscription_expired') return;
  try {
    await readAccount();
  } catch (problem) {
    logProblem('The account was not read', problem);
  }
}

/** Asks the server whether the teacher is still signed in, and takes over her profile. */
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
