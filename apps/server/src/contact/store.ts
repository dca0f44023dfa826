import type { ContactMessage, ReceivedMessage } from '@second-draft/contract';
import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { contactMessages, rateLimits, usedCaptchas } from '../db/schema/index.ts';
import type { SolvedCaptcha } from './captcha.ts';

/** Other features count other things in the same table. */
const COUNTED_AS = 'contact:';

export type KeptMessage = Omit<ContactMessage, 'captchaToken'> & { id: string };

/** Messages of the contact form, and what keeps them from being too many; shared by all servers. */
export interface ContactStore {
  /** Keeps the message and the captcha that it cost. False when the captcha was used before. */
  keep(message: KeptMessage, captcha: SolvedCaptcha): Promise<boolean>;
  markSent(id: string): Promise<void>;
  /**
   * The oldest message that waits to be mailed, for the caller alone: nobody else gets it for as
   * long as the pause.
   * @param triedForMs messages that are older are left alone
   * @param pauseMs how long ago the last try must be at least
   */
  claimUnsent(triedForMs: number, pauseMs: number): Promise<KeptMessage | null>;
  /** Newest first. @param before only those that came before the message of this id */
  list(before: string | undefined, limit: number): Promise<ReceivedMessage[]>;
  /** Counts one more of this sender. @returns how many there are within the window. */
  countHit(sender: string, windowMs: number): Promise<number>;
}

export function createContactStore(db: Database): ContactStore {
  return {
    keep: (message, captcha) =>
      db.transaction(async (transaction) => {
        const [first] = await transaction
          .insert(usedCaptchas)
          .values({ challenge: captcha.id, expiresAt: captcha.expiresAt })
          .onConflictDoNothing()
          .returning();
        if (!first) return false;
        await transaction.insert(contactMessages).values(message);
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
      const now = new Date();
      const ago = (ms: number) => new Date(now.getTime() - ms);
      const oldest = db
        .select({ id })
        .from(contactMessages)
        .where(and(isNull(sentAt), gt(createdAt, ago(triedForMs)), lte(mailTriedAt, ago(pauseMs))))
        .orderBy(createdAt)
        .limit(1)
        .for('update', { skipLocked: true });
      const [claimed] = await db
        .update(contactMessages)
        .set({ mailTriedAt: now })
        .where(eq(id, oldest))
        .returning({ id, email, school, message });
      return claimed ?? null;
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

    async countHit(sender, windowMs) {
      const key = `${COUNTED_AS}${sender}`;
      const now = new Date();
      const isOver = lte(rateLimits.windowStart, new Date(now.getTime() - windowMs));
      const [row] = await db
        .insert(rateLimits)
        .values({ key, windowStart: now, hits: 1 })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
            windowStart: sql`case when ${isOver} then excluded.window_start else ${rateLimits.windowStart} end`,
          },
        })
        .returning({ hits: rateLimits.hits });
      return row?.hits ?? 1;
    },
  };
}
