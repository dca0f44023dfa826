import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Hits within a window of time, for limits that hold across servers. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
  hits: integer('hits').notNull(),
});
