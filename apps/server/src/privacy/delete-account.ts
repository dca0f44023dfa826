import type { FastifyBaseLogger } from 'fastify';
import { removeAccount, type EndedTrials } from '../accounts/index.ts';
import type { ClassroomService } from '../classroom-service/index.ts';
import { loggable } from '../problems/index.ts';
import { forgetMessagesFrom } from '../contact/index.ts';
import type { Database } from '../db/index.ts';
import { forgetMember } from '../licences/index.ts';

/** The classroom service has this long to take back what was allowed (milliseconds). */
const REVOKE_MS = 10_000;

/** What deleting an account needs of the other features. */
export interface DeletionParts {
  db: Database;
  classroom: Pick<ClassroomService, 'revoke'>;
  /** Access tokens of the teacher's open sessions. */
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
  { revoke }: Pick<ClassroomService, 'revoke'>,
  tokens: string[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<boolean | null> {
  if (revoke === null) return null;
  const signal = AbortSignal.timeout(REVOKE_MS);
  for (const token of tokens) {
    try {
      // Any one token stands for all that the teacher has allowed.
      await revoke(token, signal);
      return true;
    } catch (error) {
      log.warn({ failure: loggable(error) }, 'what a teacher had allowed was not taken back');
    }
  }
  return false;
}

/**
 * Deletes a teacher's account at once: payments end, then everything in the database goes in one
 * step, her sessions included, then the classroom service takes back what she had allowed. Where
 * payments can't be ended nothing is deleted, since she could not reach them any more; where the
 * service fails, the account is gone all the same.
 * @returns whether the service has taken back what she had allowed; null where it allows nothing.
 */
export async function deleteAccount(
  parts: DeletionParts,
  accountId: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<{ accessRevoked: boolean | null }> {
  const tokens = await parts.tokensOf(accountId);
  await parts.cancelPayments(accountId);
  await removeRows(parts, accountId);
  return { accessRevoked: await revokeGrant(parts.classroom, tokens, log) };
}
