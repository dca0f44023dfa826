import { expect, it } from 'vitest';
import { createAccountStore, createEndedTrials, newAccount } from '../accounts/index.ts';
import { logged } from '../api/testing/logged.ts';
import { accounts as rows } from '../db/schema/index.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { deleteAccount } from '../privacy/index.ts';
import { signIn, type SignInParts } from './sign-in.ts';

const identity = {
  id: '101',
  email: 'mere@awa.school.example',
  name: 'Mere Parata',
  avatar: null,
  kura: 'awa.school.example',
};

describeOnBothDatabases('an account that is deleted while its teacher signs in', (database) => {
  it('comes back with the trial that it had, and takes no referral code', async () => {
    const accounts = createAccountStore(database());
    const trials = createEndedTrials(['q3Zr0n8yVbKx5TjL2mWd7HcPf4GsA9uE']);
    const trialEnds = new Date('2026-05-01T00:00:00.000Z');
    await accounts.signedIn(identity, { ...newAccount(new Date()), trialEnds }, async () => {});
    const redeemed: string[] = [];
    const deletion = {
      db: database(),
      classroom: { revoke: null },
      tokensOf: async () => [],
      trials,
      cancelPayments: async () => undefined,
      forgetCounts: async () => undefined,
    };
    const parts: SignInParts = {
      classroom: {
        admit: async () => ({ identity, grant: { accessToken: 't', scopes: [], expires: 0 } }),
        renew: async () => ({ accessToken: 't', scopes: [], expires: 0 }),
      },
      accounts: {
        ...accounts,
        async signedIn(...how) {
          await deleteAccount(deletion, identity.id, logged().log);
          await accounts.signedIn(...how);
        },
      },
      trials,
      benefits: {
        redeem: async (_transaction, _identity, code) => void redeemed.push(code),
        applyLicences: async () => undefined,
      },
      claimMessages: async () => undefined,
      sessions: { start: async () => ({}) as never },
    };
    const signal = new AbortController().signal;
    const token = { access_token: 'token', referralCode: 'AWA2026' };
    await signIn(parts, token, signal);
    expect(await database().select({ trialEnds: rows.trialEnds }).from(rows)).toEqual([
      { trialEnds },
    ]);
    expect(redeemed).toEqual([]);
  });
});
