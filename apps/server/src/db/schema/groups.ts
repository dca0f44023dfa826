import type { LessonGroup } from '@second-draft/contract';
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { storedJson } from '../stored-json.ts';
import { accounts } from './accounts.ts';

/** A teacher's groups for a lesson, by assignment. */
export const lessonGroups = pgTable(
  'lesson_groups',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    courseId: text('course_id').notNull(),
    assignmentId: text('assignment_id').notNull(),
    groups: storedJson().$type<LessonGroup[]>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.courseId, table.assignmentId] }),
    index('lesson_groups_changed_at').on(table.changedAt),
  ],
);
