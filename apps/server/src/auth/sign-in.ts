import type { BodyOf, Operations } from '@second-draft/contract';
import {
  newAccount,
  type Account,
  type AccountStore,
  type EndedTrials,
} from '../accounts/index.ts';
import type { ClassroomService, Grant } from '../classroom-service/index.ts';
import type { SignInBenefits } from '../licences/index.ts';

export interface SignInParts {
  classroom: Pick<ClassroomService, 'admit' | 'renew'>;
  accounts: AccountStore;
  trials: Pick<EndedTrials, 'endOf'>;
  benefits: SignInBenefits;
}

/**
 * A first sign-in creates the account and starts its trial.
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
  // A teacher who comes back after deleting her account gets no second trial or referral.
  await benefits.give(identity, isFirst && ended === null ? (referralCode ?? null) : null);
  return { account: await accounts.read(identity.id), grant };
}
