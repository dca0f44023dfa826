import type { PaidStanding } from '@second-draft/contract';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

export const paidSubscriptions = pgTable(
  'paid_subscriptions',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    standing: text().$type<PaidStanding>().notNull(),
    /** When the next payment is due, or when the subscription ends or ended. */
    until: timestamp({ withTimezone: true }).notNull(),
    /** Counts the writes, for optimistic locking: ask Stripe again if it has changed. */
    version: integer().notNull(),
  },
  (table) => [
    index('paid_subscriptions_account_id').on(table.accountId),
    index('paid_subscriptions_customer_id').on(table.customerId),
  ],
);
