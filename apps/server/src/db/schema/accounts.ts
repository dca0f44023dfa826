import type { Category, SavedStudent, Settings } from '@second-draft/contract';
import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { storedJson } from '../stored-json.ts';

/** `changedAt` is in epoch milliseconds; missing where it is unknown. */
export type KeptStudent = SavedStudent & { changedAt?: number };

/** `id` is the classroom service's. */
export const accounts = pgTable('accounts', {
  id: text().primaryKey(),
  email: text().notNull(),
  /** Her first sign-in with this address; it may have been somebody else's before. */
  emailSince: timestamp('email_since', { withTimezone: true }).notNull().defaultNow(),
  name: text().notNull(),
  avatar: text(),
  kura: text().notNull(),
  settings: storedJson().$type<Settings>().notNull(),
  categories: storedJson().$type<Category[]>().notNull(),
  /** By student id. */
  students: storedJson().$type<Record<string, KeptStudent | null>>().notNull(),
  trialEnds: timestamp('trial_ends', { withTimezone: true }).notNull(),
  /** When her school's last licence ends; null without one. */
  teamLicenceEnds: timestamp('team_licence_ends', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Deleted accounts' trials, so that none begins twice. */
export const endedTrials = pgTable(
  'ended_trials',
  {
    /** HMAC of the teacher's id; the key isn't in the database. */
    accountHash: text('account_hash').primaryKey(),
    trialEnds: timestamp('trial_ends', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('ended_trials_ended_at').on(table.endedAt)],
);

/** One row: the kind of identity that the accounts belong to. */
export const installation = pgTable('installation', {
  only: boolean().primaryKey().default(true),
  identity: text().notNull(),
});
