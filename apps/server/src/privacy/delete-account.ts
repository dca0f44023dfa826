import type { FastifyBaseLogger } from 'fastify';
import { isAddressInUse, removeAccount, type EndedTrials } from '../accounts/index.ts';
import type { ClassroomService } from '../classroom-service/index.ts';
import { loggable } from '../problems/index.ts';
import { forgetMessagesFrom } from '../contact/index.ts';
import type { Database } from '../db/index.ts';
import { forgetMember } from '../licences/index.ts';

/** The classroom service's time to revoke access. */
const REVOKE_MS = 10_000;

export interface DeletionParts {
  db: Database;
  classroom: Pick<ClassroomService, 'revoke'>;
  /** Of the teacher's open sessions. */
  tokensOf(accountId: string): Promise<string[]>;
  trials: Pick<EndedTrials, 'remember'>;
  cancelPayments(accountId: string): Promise<void>;
  /** Of her calls; no row of her account leads to them. */
  forgetCounts(accountId: string): Promise<void>;
}

/** Includes rows that only her address leads to. */
const removeRows = ({ db, trials }: DeletionParts, accountId: string) =>
  db.transaction(async (transaction) => {
    const gone = await removeAccount(transaction, accountId);
    if (gone === null) return;
    const { email, trialEnds } = gone;
    await trials.remember(transaction, accountId, trialEnds);
    await forgetMessagesFrom(transaction, email);
    // A school may have given it to another account, whose licence it is by then.
    if (!(await isAddressInUse(transaction, email))) await forgetMember(transaction, email);
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
      // Revoking one token revokes the teacher's whole grant.
      await revoke(token, signal);
      return true;
    } catch (error) {
      log.warn({ failure: loggable(error) }, 'what a teacher had allowed was not taken back');
    }
  }
  return false;
}

/** By themselves they go within about a day, and are under a code until then. */
const forgetCounts = (
  parts: Pick<DeletionParts, 'forgetCounts'>,
  accountId: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> =>
  parts.forgetCounts(accountId).catch((error: unknown) => {
    log.warn(
      { failure: loggable(error) },
      'the counts of a deleted account’s calls were not removed',
    );
  });

/**
 * Ends payments, deletes all rows (sessions included) in one transaction, then revokes classroom
 * access. If payments can't be ended, nothing is deleted, since she could no longer reach them; if
 * revoking fails, the account is gone anyway.
 * @returns `accessRevoked`: null if the service grants no access
 */
export async function deleteAccount(
  parts: DeletionParts,
  accountId: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<{ accessRevoked: boolean | null }> {
  const tokens = await parts.tokensOf(accountId);
  await parts.cancelPayments(accountId);
  await removeRows(parts, accountId);
  await forgetCounts(parts, accountId, log);
  return { accessRevoked: await revokeGrant(parts.classroom, tokens, log) };
}
