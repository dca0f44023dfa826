import type { DraftContent } from '@second-draft/contract';
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { storedJson } from '../stored-json.ts';
import { accounts } from './accounts.ts';

export const drafts = pgTable(
  'drafts',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    courseId: text('course_id').notNull(),
    assignmentId: text('assignment_id').notNull(),
    documentId: text('document_id').notNull(),
    content: storedJson().$type<DraftContent>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.assignmentId, table.documentId] }),
    index('drafts_changed_at').on(table.changedAt),
  ],
);
