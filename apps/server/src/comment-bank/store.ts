import { limits, type BankComment } from '@second-draft/contract';
import { and, asc, count, eq, ne } from 'drizzle-orm';
import { holdAccount } from '../accounts/index.ts';
import type { Database } from '../db/index.ts';
import { bankComments } from '../db/schema/comment-bank.ts';

export interface CommentBank {
  /** Oldest first. */
  list(accountId: string): Promise<BankComment[]>;
  /** False if she has as many others as she may have. */
  save(accountId: string, comment: BankComment): Promise<boolean>;
  remove(accountId: string, id: string): Promise<boolean>;
}

const { accountId: owner, id: commentId, category, text, createdAt } = bankComments;

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

    save: (accountId, comment) =>
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
          .values({ ...comment, accountId })
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
