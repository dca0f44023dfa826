import type { Checks, Point, ReadingLevel, SentText } from '@second-draft/contract';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { storedJson } from '../stored-json.ts';
import { accounts } from './accounts.ts';

/** Feedback that is still kept: what was asked, what was sent, what came back. */
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

/**
 * How many completions there are of each hour (in UTC), so that the list of them all need not be
 * counted through. Kept right by triggers of the database, see the migration `completion_hours`.
 */
export const completionHours = pgTable('completion_hours', {
  hour: timestamp('hour', { withTimezone: true }).primaryKey(),
  completions: integer('completions').notNull(),
});
