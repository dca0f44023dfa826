import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Kept whether or not they could be mailed. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    school: text().notNull(),
    message: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** The last try to mail it, the first being on arrival; others wait a while before they try. */
    mailTriedAt: timestamp('mail_tried_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('contact_messages_created').on(table.createdAt, table.id)],
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
