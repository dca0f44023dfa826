import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

export const licences = pgTable('licences', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** A school's name, or the one teacher's address. */
  holder: text().notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const licenceMembers = pgTable(
  'licence_members',
  {
    licenceId: integer('licence_id')
      .notNull()
      .references(() => licences.id, { onDelete: 'cascade' }),
    /** An email address, or a domain for all of its addresses; in lower case. */
    member: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.licenceId, table.member] }),
    index('licence_members_member').on(table.member),
  ],
);

export const referralCodes = pgTable('referral_codes', {
  /** In lower case. */
  code: text().primaryKey(),
  note: text().notNull(),
  trialDays: integer('trial_days').notNull(),
  /** Whoever uses the code joins this licence. */
  licenceId: integer('licence_id').references(() => licences.id, { onDelete: 'cascade' }),
  uses: integer().notNull().default(0),
  /** Null: unlimited. */
  usesMax: integer('uses_max'),
  /** Null: never. */
  endsAt: timestamp('ends_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const referralUses = pgTable('referral_uses', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  code: text().notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
});
