import type { Checks, ReadingLevel, SentText } from '@second-draft/contract';
import type { KeptPoint } from '@second-draft/feedback';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { storedJson } from '../stored-json.ts';
import { accounts } from './accounts.ts';

export const completions = pgTable(
  'completions',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    category: text().notNull(),
    courseId: text('course_id'),
    assignmentId: text('assignment_id'),
    documentId: text('document_id'),
    studentText: text('student_text').notNull(),
    /** The text is the teacher's typing. */
    typedByTeacher: boolean('typed_by_teacher').notNull().default(false),
    /** As the teacher's screen sent it; simplifying conceals it again. */
    studentName: text('student_name').notNull(),
    wordCount: integer('word_count').notNull(),
    readingLevel: integer('reading_level').$type<ReadingLevel>(),
    /** The teacher's choice. */
    model: text().notNull(),
    /** 'built-in', or the model's name upstream. */
    writer: text().notNull(),
    sent: storedJson().$type<SentText['messages']>().notNull(),
    points: storedJson().$type<KeptPoint[]>().notNull(),
    checks: storedJson().$type<Checks>().notNull(),
    feedback: text().notNull(),
    promptTokens: integer('prompt_tokens').notNull().default(0),
    completionTokens: integer('completion_tokens').notNull().default(0),
  },
  (table) => [
    index('completions_account_created').on(table.accountId, table.createdAt),
    index('completions_created').on(table.createdAt, table.id),
    index('completions_assignment').on(table.accountId, table.assignmentId),
  ],
);

/**
 * Completions per hour (UTC), so that listing them needs no full count. Maintained by triggers, see
 * the migration `completion_hours`.
 */
export const completionHours = pgTable('completion_hours', {
  hour: timestamp({ withTimezone: true }).primaryKey(),
  completions: integer().notNull(),
});
