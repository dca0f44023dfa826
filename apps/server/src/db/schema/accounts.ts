import type { Category, SavedStudent, Settings } from '@second-draft/contract';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { storedJson } from '../stored-json.ts';

/** Teachers, by their id in the classroom service. */
export const accounts = pgTable('accounts', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  avatar: text('avatar'),
  kura: text('kura').notNull(),
  settings: storedJson('settings').$type<Settings>().notNull(),
  categories: storedJson('categories').$type<Category[]>().notNull(),
  students: storedJson('students').$type<Record<string, SavedStudent | null>>().notNull(),
  trialEnds: timestamp('trial_ends', { withTimezone: true }).notNull(),
  /** When the last of her school's licences ends; null without any. */
  teamLicenceEnds: timestamp('team_licence_ends', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Sessions: a hash of the cookie's value, and the access token sealed. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenCiphertext: text('token_ciphertext').notNull(),
    scopes: text('scopes').array().notNull(),
    tokenExpires: timestamp('token_expires', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sessions_account_id').on(table.accountId),
    index('sessions_expires_at').on(table.expiresAt),
  ],
);
