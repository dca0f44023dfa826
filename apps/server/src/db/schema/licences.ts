import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** Team licences: a school's, or one teacher's. */
export const licences = pgTable('licences', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Whose it is: a school's name, or the address of the one teacher who has it. */
  holder: text('holder').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Whom a licence covers. */
export const licenceMembers = pgTable(
  'licence_members',
  {
    licenceId: integer('licence_id')
      .notNull()
      .references(() => licences.id, { onDelete: 'cascade' }),
    /** An e-mail address, or a domain for all of its addresses; in small letters. */
    member: text('member').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.licenceId, table.member] }),
    index('licence_members_member').on(table.member),
  ],
);

/** Codes that teachers come with at their first sign-in. */
export const referralCodes = pgTable('referral_codes', {
  /** In small letters. */
  code: text('code').primaryKey(),
  note: text('note').notNull(),
  /** Added to the trial. */
  trialDays: integer('trial_days').notNull(),
  /** The licence that covers whoever comes with it. */
  licenceId: integer('licence_id').references(() => licences.id, { onDelete: 'cascade' }),
  uses: integer('uses').notNull().default(0),
  /** Null: any number. */
  usesMax: integer('uses_max'),
  /** Null: it does not end. */
  endsAt: timestamp('ends_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Who came with which code; once for each account. */
export const referralUses = pgTable('referral_uses', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  code: text('code').notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
});
