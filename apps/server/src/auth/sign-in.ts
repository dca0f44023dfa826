import type { BodyOf, Operations } from '@second-draft/contract';
import {
  newAccount,
  type Account,
  type AccountStore,
  type EndedTrials,
} from '../accounts/index.ts';
import type { ClassroomService, Grant } from '../classroom-service/index.ts';
import type { SignInBenefits } from '../licences/index.ts';

/** What signing in stands on. */
export interface SignInParts {
  classroom: Pick<ClassroomService, 'admit' | 'renew'>;
  accounts: AccountStore;
  trials: Pick<EndedTrials, 'endOf'>;
  benefits: SignInBenefits;
}

/**
 * Signs in whom the classroom service admits. A first sign-in makes the account and starts its
 * trial.
 * @throws Problem('token_refused' | 'invalid_email' | 'scopes_missing' | 'no_classrooms')
 */
export async function signIn(
  { classroom, accounts, trials, benefits }: SignInParts,
  { access_token: accessToken, referralCode }: BodyOf<Operations['signIn']>,
  signal: AbortSignal,
): Promise<{ account: Account; grant: Grant }> {
  const { identity, grant } = await classroom.admit(accessToken, signal);
  const ended = await trials.endOf(identity.id);
  const fresh = newAccount(new Date());
  const isFirst = await accounts.signedIn(identity, {
    ...fresh,
    trialEnds: ended ?? fresh.trialEnds,
  });
  // Whoever comes back after deleting her account has had her trial, and what her code added.
  await benefits.give(identity, isFirst && ended === null ? (referralCode ?? null) : null);
  return { account: await accounts.read(identity.id), grant };
}
