import { limits, type LessonGroup } from '@second-draft/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { lessonGroups } from '../db/schema/groups.ts';

/** Whose groups of which assignment; the class tells which of its students they are. */
export interface GroupsOf {
  accountId: string;
  courseId: string;
  assignmentId: string;
}

export interface GroupStore {
  /** Null where none were ever saved. */
  find(of: GroupsOf): Promise<LessonGroup[] | null>;
  /** Replaces them. Of a teacher's other assignments, those that changed last are kept. */
  save(of: GroupsOf, groups: LessonGroup[]): Promise<void>;
}

export function createGroupStore(
  db: Database,
  most: number = limits.groupedAssignmentsMax,
): GroupStore {
  const { accountId, courseId, assignmentId } = lessonGroups;
  return {
    async find(of) {
      const [row] = await db
        .select({ groups: lessonGroups.groups })
        .from(lessonGroups)
        .where(
          and(
            eq(accountId, of.accountId),
            eq(courseId, of.courseId),
            eq(assignmentId, of.assignmentId),
          ),
        );
      return row?.groups ?? null;
    },
    async save(of, groups) {
      const changedAt = new Date();
      await db
        .insert(lessonGroups)
        .values({ ...of, groups, changedAt })
        .onConflictDoUpdate({
          target: [accountId, courseId, assignmentId],
          set: { groups, changedAt },
        });
      const surplus = db
        .select({ row: sql`${lessonGroups}.ctid` })
        .from(lessonGroups)
        .where(eq(accountId, of.accountId))
        .orderBy(desc(lessonGroups.changedAt))
        .offset(most);
      await db.delete(lessonGroups).where(sql`${lessonGroups}.ctid = any(array(${surplus}))`);
    },
  };
}
