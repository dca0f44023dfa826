import type { BodyOf, Operations } from '@second-draft/contract';
import {
  newAccount,
  resumeTrial,
  type Account,
  type AccountStore,
  type EndedTrials,
} from '../accounts/index.ts';
import type { ClassroomService, Grant } from '../classroom-service/index.ts';
import { hasNoOwner, type Queries } from '../db/index.ts';
import type { SignInBenefits } from '../licences/index.ts';
import { Problem } from '../problems/index.ts';
import type { Sessions } from './sessions.ts';

export interface SignInParts {
  classroom: Pick<ClassroomService, 'admit' | 'renew'>;
  accounts: AccountStore;
  trials: Pick<EndedTrials, 'endOf'>;
  benefits: SignInBenefits;
  /** What she wrote to us without logging in is hers. */
  claimMessages(accountId: string): Promise<void>;
  sessions: Pick<Sessions, 'start'>;
}

interface SignedIn {
  account: Account;
  grant: Grant;
  session: Awaited<ReturnType<Sessions['start']>>;
}

/** How often her account may be deleted in another browser while she signs in. */
const MOST_TRIES = 3;

const isGone = (error: unknown): boolean =>
  hasNoOwner(error) || (error instanceof Problem && error.code === 'not_signed_in');

/**
 * A first sign-in creates the account and starts its trial, longer by what a referral code brings;
 * an account that is deleted meanwhile is created anew.
 * @throws Problem('token_refused' | 'invalid_email' | 'scopes_missing' | 'no_classrooms' | 'overloaded')
 */
export async function signIn(
  parts: SignInParts,
  { access_token: accessToken, referralCode }: BodyOf<Operations['signIn']>,
  signal: AbortSignal,
): Promise<SignedIn> {
  const admitted = await parts.classroom.admit(accessToken, signal);
  for (let tries = 1; ; tries += 1)
    try {
      return await startedFor(parts, admitted, referralCode ?? null);
    } catch (error) {
      if (!isGone(error)) throw error;
      if (tries === MOST_TRIES) throw new Problem('overloaded', { cause: error });
    }
}

async function startedFor(
  { accounts, trials, benefits, claimMessages, sessions }: SignInParts,
  { identity, grant }: Awaited<ReturnType<SignInParts['classroom']['admit']>>,
  referralCode: string | null,
): Promise<SignedIn> {
  const atFirst = async (transaction: Queries): Promise<void> => {
    // The account was written after any deletion under way, whose record is there by now.
    const ended = await trials.endOf(transaction, identity.id);
    // A teacher who comes back after deleting her account gets no second trial or referral.
    if (ended !== null) await resumeTrial(transaction, identity.id, ended);
    else if (referralCode !== null) await benefits.redeem(transaction, identity, referralCode);
  };
  await accounts.signedIn(identity, newAccount(new Date()), atFirst);
  await benefits.applyLicences(identity.id);
  await claimMessages(identity.id);
  const account = await accounts.read(identity.id);
  return { account, grant, session: await sessions.start(account.id, grant) };
}
