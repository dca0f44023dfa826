import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/**
 * How many completions there are of each hour (in UTC), so that the list of them all need not be
 * counted through. Kept right by triggers of the database, see the migration `completion_hours`.
 */
export const completionHours = pgTable('completion_hours', {
  hour: timestamp('hour', { withTimezone: true }).primaryKey(),
  completions: integer('completions').notNull(),
});
