import { neededScopes, type BodyOf, type Operations } from '@second-draft/contract';
import { Problem } from '../problems/index.ts';
import type { GoogleIdentity } from '../google/index.ts';
import type { SignInBenefits } from '../licences/index.ts';
import {
  newAccount,
  type Account,
  type AccountStore,
  type EndedTrials,
} from '../accounts/index.ts';

/** What sign-in asks of Google. */
export interface SignInGoogle {
  identify(accessToken: string, signal: AbortSignal): Promise<GoogleIdentity>;
  teachesAnyClass(accessToken: string, signal: AbortSignal): Promise<boolean>;
}

/** What signing in stands on. */
export interface SignInParts {
  google: SignInGoogle;
  accounts: AccountStore;
  trials: Pick<EndedTrials, 'endOf'>;
  benefits: SignInBenefits;
}

/** @throws Problem('scopes_missing') when something that the product can't do without was unticked. */
export function requireScopes(granted: readonly string[]): void {
  const missing = neededScopes.some((choices) => !choices.some((scope) => granted.includes(scope)));
  if (missing) throw new Problem('scopes_missing');
}

/**
 * Lets a teacher in: a school account, all needed permissions, and the teacher role in at least one
 * active class. A first sign-in makes the account and starts its trial.
 * @throws Problem('token_refused' | 'invalid_email' | 'scopes_missing' | 'no_classrooms')
 */
export async function signIn(
  parts: SignInParts,
  { access_token: accessToken, referralCode }: BodyOf<Operations['signIn']>,
  signal: AbortSignal,
): Promise<{ account: Account; identity: GoogleIdentity }> {
  const identity = await parts.google.identify(accessToken, signal);
  if (identity.hostedDomain === null || !identity.emailVerified) throw new Problem('invalid_email');
  requireScopes(identity.scopes);
  if (!(await parts.google.teachesAnyClass(accessToken, signal)))
    throw new Problem('no_classrooms');
  const { sub: id, name, picture: avatar, hostedDomain: kura } = identity;
  const email = identity.email.toLowerCase();
  const ended = await parts.trials.endOf(id);
  const fresh = newAccount(new Date());
  const isFirst = await parts.accounts.signedIn(
    { id, email, name, avatar, kura },
    { ...fresh, trialEnds: ended ?? fresh.trialEnds },
  );
  // Whoever comes back after deleting her account has had her trial, and what her code added.
  const code = isFirst && ended === null ? (referralCode ?? null) : null;
  await parts.benefits.give({ id, email }, code);
  return { account: await parts.accounts.read(id), identity };
}
