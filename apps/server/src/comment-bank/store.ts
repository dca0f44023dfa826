import { limits, type BankComment } from '@second-draft/contract';
import { and, asc, count, eq, ne, sql, type SQL } from 'drizzle-orm';
import { holdAccount } from '../accounts/index.ts';
import type { Database } from '../db/index.ts';
import { bankComments } from '../db/schema/comment-bank.ts';

export interface CommentBank {
  /** Oldest first. */
  list(accountId: string): Promise<BankComment[]>;
  /**
   * @param before the id of the comment that a new one is put before; without it, or if it is gone,
   *   the new one is the last
   * @returns false if she has as many others as she may have
   */
  save(accountId: string, comment: BankComment, before?: string): Promise<boolean>;
  remove(accountId: string, id: string): Promise<boolean>;
}

const { accountId: owner, id: commentId, category, text, createdAt } = bankComments;

/** Between that of another comment and of the one before it: the order is that of the times. */
const timeBefore = (accountId: string, id: string): SQL<Date> => sql`coalesce(
  (select next.created_at - coalesce(
      (next.created_at - max(earlier.created_at)) / 2, interval '1 second')
    from ${bankComments} next
    left join ${bankComments} earlier
      on earlier.account_id = next.account_id and earlier.created_at < next.created_at
    where next.account_id = ${accountId} and next.id = ${id}
    group by next.created_at),
  now())`;

export function createCommentBank(
  db: Database,
  most: number = limits.bankCommentsMax,
): CommentBank {
  return {
    list: (accountId) =>
      db
        .select({ id: commentId, category, text })
        .from(bankComments)
        .where(eq(owner, accountId))
        .orderBy(asc(createdAt), asc(commentId)),

    save: (accountId, comment, before) =>
      db.transaction(async (transaction) => {
        // Locks the account, so that two tabs can't pass the limit together.
        await holdAccount(transaction, accountId, 'update');
        const [others] = await transaction
          .select({ number: count() })
          .from(bankComments)
          .where(and(eq(owner, accountId), ne(commentId, comment.id)));
        if ((others?.number ?? 0) >= most) return false;
        await transaction
          .insert(bankComments)
          .values({
            ...comment,
            accountId,
            ...(before !== undefined && { createdAt: timeBefore(accountId, before) }),
          })
          .onConflictDoUpdate({
            target: [owner, commentId],
            set: { category: comment.category, text: comment.text },
          });
        return true;
      }),

    async remove(accountId, id) {
      const removed = await db
        .delete(bankComments)
        .where(and(eq(owner, accountId), eq(commentId, id)))
        .returning({ id: commentId });
      return removed.length > 0;
    },
  };
}
