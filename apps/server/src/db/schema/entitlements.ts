import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** What teachers have subscribed to by Stripe, as it stood when Stripe was last asked. */
export const paidSubscriptions = pgTable(
  'paid_subscriptions',
  {
    /** Stripe's own id. */
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    standing: text('standing').$type<'running' | 'ending' | 'ended'>().notNull(),
    /** When the next payment is due, or when it ends or has ended. */
    until: timestamp('until', { withTimezone: true }).notNull(),
    /** Counts the writes: whoever asked Stripe before another wrote asks again. */
    version: integer('version').notNull(),
  },
  (table) => [
    index('paid_subscriptions_account_id').on(table.accountId),
    index('paid_subscriptions_customer_id').on(table.customerId),
  ],
);
