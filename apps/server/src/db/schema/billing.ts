import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Stripe's events that have been applied, so that none is applied twice. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** Stripe's own id. */
    id: text('id').primaryKey(),
    /** When Stripe made it. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('payment_events_created_at').on(table.createdAt)],
);
