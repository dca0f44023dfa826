import { neededScopes } from '@second-draft/contract';
import { Problem } from '../api/problem.ts';
import type { GoogleIdentity } from '../google/index.ts';
import { newAccount, type Account, type AccountStore } from '../accounts/index.ts';

/** What sign-in asks of Google. */
export interface SignInGoogle {
  identify(accessToken: string, signal: AbortSignal): Promise<GoogleIdentity>;
  teachesAnyClass(accessToken: string, signal: AbortSignal): Promise<boolean>;
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
  parts: { google: SignInGoogle; accounts: AccountStore },
  accessToken: string,
  signal: AbortSignal,
): Promise<{ account: Account; identity: GoogleIdentity }> {
  const identity = await parts.google.identify(accessToken, signal);
  if (identity.hostedDomain === null || !identity.emailVerified) throw new Problem('invalid_email');
  requireScopes(identity.scopes);
  if (!(await parts.google.teachesAnyClass(accessToken, signal)))
    throw new Problem('no_classrooms');
  const account = await parts.accounts.signedIn(
    {
      id: identity.sub,
      email: identity.email.toLowerCase(),
      name: identity.name,
      avatar: identity.picture,
      kura: identity.hostedDomain,
    },
    newAccount(new Date()),
  );
  return { account, identity };
}
