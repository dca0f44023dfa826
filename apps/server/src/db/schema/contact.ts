import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** Kept whether or not they could be mailed. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    /** Whose it surely is. Null where only its address is known, which may pass to somebody else. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    school: text().notNull(),
    message: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** The last try to mail it, the first being on arrival; others wait a while before they try. */
    mailTriedAt: timestamp('mail_tried_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('contact_messages_created').on(table.createdAt, table.id),
    index('contact_messages_account').on(table.accountId),
    index('contact_messages_unclaimed')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.accountId} is null`),
  ],
);

/** Solved challenges, so that none is accepted twice. */
export const usedCaptchas = pgTable(
  'used_captchas',
  {
    challenge: text().primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_captchas_expires_at').on(table.expiresAt)],
);
