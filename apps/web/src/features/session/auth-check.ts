import { type Profile, screens } from '@second-draft/contract';
import { ApiError, call, unreached, untilReached } from '../../lib/api/index.ts';
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

const NOT_SIGNED_IN = 401;
const NOT_ADMITTED = 403;

/** A server that can't be reached, is busy or fails has said nothing about the teacher. */
function outcomeOf(error: unknown): AuthOutcome {
  const status = error instanceof ApiError ? error.status : null;
  if (status === NOT_SIGNED_IN) return screens.account;
  return status === NOT_ADMITTED ? screens.logout : 'unreachable';
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
