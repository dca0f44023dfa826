import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('payment_events_created_at').on(table.createdAt)],
);

/** One row: every payment event before then has been applied. */
export const paymentsCaughtUp = pgTable('payments_caught_up', {
  isOnly: boolean('is_only').primaryKey().default(true),
  until: timestamp({ withTimezone: true }).notNull(),
});
