import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('payment_events_created_at').on(table.createdAt)],
);
