import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** Holds a hash of the cookie's value, and the access token sealed. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenCiphertext: text('token_ciphertext').notNull(),
    scopes: text().array().notNull(),
    tokenExpires: timestamp('token_expires', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sessions_account_id').on(table.accountId),
    index('sessions_expires_at').on(table.expiresAt),
  ],
);
