import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** Comments that are being posted or have been: the record by which none is posted twice. */
export const postings = pgTable(
  'postings',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    documentId: text('document_id').notNull(),
    /** SHA-256 of the words, which are not kept here. */
    textHash: text('text_hash').notNull(),
    /** Who posts it; another one for each try. */
    claim: text('claim').notNull(),
    /** When the try began that has this claim; long ago: nobody is at it. */
    claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was first tried: the comment, if there is one, is not older. */
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    /** The record of the consent, taken back where the service refuses. */
    consentId: bigint('consent_id', { mode: 'number' }).notNull(),
    /** The service's id of the comment; null as long as it isn't known to be there. */
    commentId: text('comment_id'),
    postedAt: timestamp('posted_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.documentId, table.textHash] }),
    index('postings_started_at').on(table.startedAt),
  ],
);
