import type { Database } from '../db/index.ts';
import { applyToAccount } from './apply.ts';
import { redeemCode } from './referrals.ts';

/** What a sign-in brings a teacher beside her trial. */
export interface SignInBenefits {
  /** @param code with which she came for the first time; null at every later sign-in. */
  give(account: { id: string; email: string }, code: string | null): Promise<void>;
}

/** The licences that cover her address, and what her referral code brings. */
export function createSignInBenefits(db: Database): SignInBenefits {
  return {
    async give(account, code) {
      if (code !== null) await redeemCode(db, account, code);
      await applyToAccount(db, account.id);
    },
  };
}
