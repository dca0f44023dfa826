import type { ContactMessage } from '@second-draft/contract';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { contactMessages, rateLimits, usedCaptchas } from '../db/schema/index.ts';
import type { SolvedCaptcha } from './captcha.ts';

export type KeptMessage = Omit<ContactMessage, 'captchaToken'> & { id: string };

/** Messages of the contact form, and what keeps them from being too many; shared by all servers. */
export interface ContactStore {
  /** Keeps the message and the captcha that it cost. False when the captcha was used before. */
  keep(message: KeptMessage, captcha: SolvedCaptcha): Promise<boolean>;
  markSent(id: string): Promise<void>;
  /** Counts one more under this key. @returns how many there are within the window. */
  countHit(key: string, windowMs: number): Promise<number>;
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
        // Expired ones are refused without being looked up.
        await transaction.delete(usedCaptchas).where(lt(usedCaptchas.expiresAt, new Date()));
        return true;
      }),

    async markSent(id) {
      await db
        .update(contactMessages)
        .set({ sentAt: new Date() })
        .where(eq(contactMessages.id, id));
    },

    async countHit(key, windowMs) {
      const now = new Date();
      const isOver = sql`${rateLimits.windowStart} <= ${new Date(now.getTime() - windowMs)}`;
      const [row] = await db
        .insert(rateLimits)
        .values({ key, windowStart: now, hits: 1 })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
            windowStart: sql`case when ${isOver} then ${now} else ${rateLimits.windowStart} end`,
          },
        })
        .returning({ hits: rateLimits.hits });
      return row?.hits ?? 1;
    },
  };
}
