import type { FastifyBaseLogger } from 'fastify';
import { removeAccount, type EndedTrials } from '../accounts/index.ts';
import { loggable } from '../problems/index.ts';
import { forgetMessagesFrom } from '../contact/index.ts';
import type { Database } from '../db/index.ts';
import { forgetMember } from '../licences/index.ts';

/** Google is given this long to take back its grant (milliseconds); the data is gone by then. */
const REVOKE_MS = 10_000;

/** What deleting an account needs of the other features. */
export interface DeletionParts {
  db: Database;
  google: { revoke(accessToken: string, signal: AbortSignal): Promise<void> };
  /** Google's tokens of the teacher's open sessions. */
  tokensOf(accountId: string): Promise<string[]>;
  trials: Pick<EndedTrials, 'remember'>;
  /** Ends a subscription that would otherwise go on costing. */
  cancelPayments(accountId: string): Promise<void>;
}

/** Removes the account, all that hangs on it, and what only its address leads to. */
const removeRows = ({ db, trials }: DeletionParts, accountId: string) =>
  db.transaction(async (transaction) => {
    const gone = await removeAccount(transaction, accountId);
    if (gone === null) return;
    const { email, trialEnds } = gone;
    await trials.remember(transaction, accountId, trialEnds);
    await forgetMember(transaction, email);
    await forgetMessagesFrom(transaction, email);
  });

async function revokeGrant(
  { google }: DeletionParts,
  tokens: string[],
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  const signal = AbortSignal.timeout(REVOKE_MS);
  for (const token of tokens) {
    try {
      // Any one token stands for all that the teacher has allowed.
      await google.revoke(token, signal);
      return true;
    } catch (error) {
      log.warn({ failure: loggable(error) }, 'Google’s grant was not revoked');
    }
  }
  return false;
}

/**
 * Deletes a teacher's account at once: payments end, then everything in the database goes in one
 * step, her sessions included, then Google takes back what she had allowed. Where payments can't be
 * ended nothing is deleted, since she could not reach them any more; where Google fails, the account
 * is gone all the same.
 * @returns whether Google has taken back its grant.
 */
export async function deleteAccount(
  parts: DeletionParts,
  accountId: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<{ googleAccessRevoked: boolean }> {
  const tokens = await parts.tokensOf(accountId);
  await parts.cancelPayments(accountId);
  await removeRows(parts, accountId);
  return { googleAccessRevoked: await revokeGrant(parts, tokens, log) };
}
