import type { Database } from '../db/index.ts';
import { applyToAccount } from './apply.ts';
import { redeemCode } from './referrals.ts';

export interface SignInBenefits {
  /** @param code of a first sign-in; null at later ones */
  give(account: { id: string; email: string }, code: string | null): Promise<void>;
}

export function createSignInBenefits(db: Database): SignInBenefits {
  return {
    async give(account, code) {
      if (code !== null) await redeemCode(db, account, code);
      await applyToAccount(db, account.id);
    },
  };
}
