import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

export const postings = pgTable(
  'postings',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    documentId: text('document_id').notNull(),
    /** SHA-256 of the comment, which is not kept here. */
    textHash: text('text_hash').notNull(),
    claim: text().notNull(),
    /** When the try began or, once posted, when it ended; the epoch if it was given up. */
    claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull().defaultNow(),
    /** The first try since it was last posted again: the comment is not older. */
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    /** The consent's row, taken back if the service refuses. */
    consentId: bigint('consent_id', { mode: 'number' }).notNull(),
    /** The service's id; kept while it isn't known whether the comment is there, with these words. */
    commentId: text('comment_id'),
    /** Null while the comment isn't known to exist. */
    postedAt: timestamp('posted_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.documentId, table.textHash] }),
    index('postings_started_at').on(table.startedAt),
  ],
);
