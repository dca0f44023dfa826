import type { Checks, DraftContent, Point, ReadingLevel, SentText } from '@second-draft/contract';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { storedJson } from '../stored-json.ts';
import { accounts } from './accounts.ts';

/** Every feedback that was written: what was asked, what was sent, what came back. */
export const completions = pgTable(
  'completions',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    category: text('category').notNull(),
    courseId: text('course_id'),
    assignmentId: text('assignment_id'),
    documentId: text('document_id'),
    studentText: text('student_text').notNull(),
    /** As the teacher's screen sent it; needed to conceal it again when the feedback is simplified. */
    studentName: text('student_name').notNull(),
    wordCount: integer('word_count').notNull(),
    readingLevel: integer('reading_level').$type<ReadingLevel>(),
    /** The option that the teacher chose. */
    model: text('model').notNull(),
    /** Who wrote it: 'built-in', or the model's name upstream. */
    writer: text('writer').notNull(),
    sent: storedJson('sent').$type<SentText['messages']>().notNull(),
    points: storedJson('points').$type<Point[]>().notNull(),
    checks: storedJson('checks').$type<Checks>().notNull(),
    feedback: text('feedback').notNull(),
    promptTokens: integer('prompt_tokens').notNull().default(0),
    completionTokens: integer('completion_tokens').notNull().default(0),
  },
  (table) => [
    index('completions_account_created').on(table.accountId, table.createdAt),
    index('completions_created').on(table.createdAt, table.id),
  ],
);

/** A teacher's unfinished work on one student's document. */
export const drafts = pgTable(
  'drafts',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    courseId: text('course_id').notNull(),
    assignmentId: text('assignment_id').notNull(),
    documentId: text('document_id').notNull(),
    content: storedJson('content').$type<DraftContent>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.assignmentId, table.documentId] }),
    index('drafts_changed_at').on(table.changedAt),
  ],
);
