import type { ContactMessage, ReceivedMessage } from '@second-draft/contract';
import { and, count, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { holdAccount } from '../accounts/index.ts';
import type { Database } from '../db/index.ts';
import { contactMessages, usedCaptchas } from '../db/schema/contact.ts';
import type { SolvedCaptcha } from './captcha.ts';

export type KeptMessage = Omit<ContactMessage, 'captchaToken'> & { id: string };

export interface ContactStore {
  /**
   * Also spends the captcha.
   * @param sender the account that is logged in; null if none is
   * @returns false when the captcha was used before
   */
  keep(message: KeptMessage, sender: string | null, captcha: SolvedCaptcha): Promise<boolean>;
  markSent(id: string): Promise<void>;
  /**
   * The unsent message whose last try is longest ago. Nobody else gets it until the pause is over.
   * @param triedForMs older messages are left alone
   * @param pauseMs least time since the last try
   */
  claimUnsent(triedForMs: number, pauseMs: number): Promise<KeptMessage | null>;
  /** What the mail server has not taken, though it is still tried. @param triedForMs as above */
  countUnsent(triedForMs: number): Promise<number>;
  /** Newest first. @param before the id of a message; lists only older ones */
  list(before: string | undefined, limit: number): Promise<ReceivedMessage[]>;
}

/** By the database's clock: the servers' own may differ by more than the pause between tries. */
const ago = (ms: number) => sql`now() - ${ms} * interval '1 millisecond'`;

export function createContactStore(db: Database): ContactStore {
  return {
    keep: (message, sender, captcha) =>
      db.transaction(async (transaction) => {
        const [first] = await transaction
          .insert(usedCaptchas)
          .values({ challenge: captcha.id, expiresAt: captcha.expiresAt })
          .onConflictDoNothing()
          .returning();
        if (!first) return false;
        const isThere = sender !== null && (await holdAccount(transaction, sender, 'key share'));
        const accountId = isThere ? sender : null;
        await transaction.insert(contactMessages).values({ ...message, accountId });
        return true;
      }),

    async markSent(id) {
      await db
        .update(contactMessages)
        .set({ sentAt: new Date() })
        .where(eq(contactMessages.id, id));
    },

    async claimUnsent(triedForMs, pauseMs) {
      const { id, email, school, message, createdAt, sentAt, mailTriedAt } = contactMessages;
      const waitsLongest = db
        .select({ id })
        .from(contactMessages)
        .where(and(isNull(sentAt), gt(createdAt, ago(triedForMs)), lte(mailTriedAt, ago(pauseMs))))
        .orderBy(mailTriedAt)
        .limit(1)
        .for('update', { skipLocked: true });
      const [claimed] = await db
        .update(contactMessages)
        .set({ mailTriedAt: sql`now()` })
        .where(eq(id, waitsLongest))
        .returning({ id, email, school, message });
      return claimed ?? null;
    },

    async countUnsent(triedForMs) {
      const { createdAt, sentAt } = contactMessages;
      const [row] = await db
        .select({ number: count() })
        .from(contactMessages)
        .where(and(isNull(sentAt), gt(createdAt, ago(triedForMs))));
      return row?.number ?? 0;
    },

    async list(before, limit) {
      const { id, email, school, message, createdAt, sentAt } = contactMessages;
      const place = sql`(select ${createdAt}, ${id} from ${contactMessages} where ${id} = ${before})`;
      const rows = await db
        .select({ id, email, school, message, createdAt, sentAt })
        .from(contactMessages)
        .where(before === undefined ? undefined : sql`(${createdAt}, ${id}) < ${place}`)
        .orderBy(desc(createdAt), desc(id))
        .limit(limit);
      return rows.map(({ sentAt: mailedAt, ...row }) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        mailed: mailedAt !== null,
      }));
    },
  };
}
