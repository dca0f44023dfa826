import type { Database, Queries } from '../db/index.ts';
import { applyToAccount } from './apply.ts';
import { redeemCode } from './referrals.ts';

export interface SignInBenefits {
  /** What a referral code brings, in the transaction that creates the account: once, or not at all. */
  redeem(transaction: Queries, account: { id: string; email: string }, code: string): Promise<void>;
  /** Call it at each sign-in, once the account and what it redeemed are committed. */
  applyLicences(accountId: string): Promise<void>;
}

export function createSignInBenefits(db: Database): SignInBenefits {
  return { redeem: redeemCode, applyLicences: (accountId) => applyToAccount(db, accountId) };
}
