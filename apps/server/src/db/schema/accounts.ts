import type { Category, SavedStudent, Settings } from '@second-draft/contract';
import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
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
  /** By the student's id; `changedAt` is in epoch milliseconds. */
  students: storedJson('students')
    .$type<Record<string, (SavedStudent & { changedAt?: number }) | null>>()
    .notNull(),
  trialEnds: timestamp('trial_ends', { withTimezone: true }).notNull(),
  /** When the last of her school's licences ends; null without any. */
  teamLicenceEnds: timestamp('team_licence_ends', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Trials of accounts that were deleted, so that none begins a second time. */
export const endedTrials = pgTable(
  'ended_trials',
  {
    /** Of the teacher's id, under a key that isn't in the database. */
    accountHash: text('account_hash').primaryKey(),
    trialEnds: timestamp('trial_ends', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('ended_trials_ended_at').on(table.endedAt)],
);

/** Whose accounts these are: the one row says who signed in the first of them. */
export const installation = pgTable('installation', {
  only: boolean('only').primaryKey().default(true),
  identity: text('identity').notNull(),
});
