import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea.ts';
import { accounts } from './accounts.ts';

export const rubrics = pgTable(
  'rubrics',
  {
    /** 24 hexadecimal characters. */
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    pdf: bytea().notNull(),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('rubrics_account_id').on(table.accountId)],
);
