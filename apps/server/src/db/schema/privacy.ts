import type { ConsentKind } from '@second-draft/contract';
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** Each time a teacher sent a text to a writer or had a comment posted; never the words. */
export const consents = pgTable(
  'consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull().defaultNow(),
    kind: text().$type<ConsentKind>().notNull(),
    documentId: text('document_id'),
    /** Null for a comment. */
    writer: text(),
  },
  (table) => [index('consents_account_id').on(table.accountId, table.id)],
);
