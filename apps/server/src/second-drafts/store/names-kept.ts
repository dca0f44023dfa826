import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/index.ts';
import { completions } from '../../db/schema/feedback.ts';
import { givenFeedbacks } from '../../db/schema/second-drafts.ts';
import type { NamesKept } from '../../feedback/index.ts';

/** Classes are smaller, all that one teacher has together. */
const MOST_NAMES = 500;

/** The students that feedback was written for or given to, by the names they had then. */
export function createNamesKept(db: Database): NamesKept {
  return async (accountId, courseId) => {
    const ofClass = (table: typeof completions | typeof givenFeedbacks) =>
      and(
        eq(table.accountId, accountId),
        courseId === null ? isNotNull(table.courseId) : eq(table.courseId, courseId),
      );
    const wrote = db
      .selectDistinct({ name: completions.studentName })
      .from(completions)
      .where(ofClass(completions));
    const gave = db
      .selectDistinct({ name: givenFeedbacks.studentName })
      .from(givenFeedbacks)
      .where(ofClass(givenFeedbacks));
    const rows = await union(wrote, gave)
      .orderBy(asc(givenFeedbacks.studentName))
      .limit(MOST_NAMES);
    return rows.map(({ name }) => name);
  };
}
