import { hasAccess, isSameTeacher, type Profile, screens } from '@second-draft/contract';
import { ApiError, call, unreached, untilReached } from '../../../lib/api/index.ts';
import { logProblem } from '../../../lib/failures/log-problem.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { profileItem } from '../../../lib/state/session.ts';
import { tellSessionEnded } from '../notice/login-modal-state.ts';
import { readAccount } from '../profile/read-account.ts';
import { adopt } from '../profile/save-profile.ts';

/** A path is where the teacher must go from a screen that needs what she lacks. */
export type AuthOutcome =
  | 'signedIn'
  | 'unreachable'
  | typeof screens.account
  | typeof screens.logout;

/** Any other refusal says nothing about the teacher's session. */
function outcomeOf(error: unknown): AuthOutcome {
  switch (error instanceof ApiError ? error.code : null) {
    case 'session_ended':
      return screens.logout;
    case 'not_signed_in':
    case 'sign_in_expired':
    case 'subscription_expired':
      return screens.account;
    default:
      return 'unreachable';
  }
}

function store(answer: Profile, before: Profile | null): void {
  // Another teacher has logged in here: what this tab keeps stays its own.
  if (before && !isSameTeacher(before, answer)) return tellSessionEnded();
  // Her changes during the check are newer than the answer.
  if (profileItem.get() === before) profileItem.set(answer);
  else adopt(answer);
}

/**
 * An expired teacher is refused, but may still see her account.
 * @returns whether she has access after all: a payment counted in the meantime
 */
async function readExpired(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.code !== 'subscription_expired') return false;
  try {
    await readAccount();
    const profile = profileItem.get();
    return profile !== null && hasAccess(profile.subscription, serverNow() / 1000);
  } catch (problem) {
    logProblem('The account was not read', problem);
    return false;
  }
}

/** Also updates her stored profile. */
export async function checkAuth(): Promise<AuthOutcome> {
  const before = profileItem.get();
  try {
    store(await call('checkAuth'), before);
    return 'signedIn';
  } catch (error) {
    return (await readExpired(error)) ? 'signedIn' : outcomeOf(error);
  }
}

/**
 * Repeats the check until the server answers it.
 * @param onUnreachable runs after each check that it didn't answer
 * @throws AbortError when the signal aborts while it waits
 */
export const checkAuthUntilReached = (
  signal: AbortSignal,
  onUnreachable: () => void,
): Promise<Exclude<AuthOutcome, 'unreachable'>> =>
  untilReached(
    async () => {
      const outcome = await checkAuth();
      if (outcome !== 'unreachable') return outcome;
      throw unreached();
    },
    { signal, onLost: onUnreachable },
  );
