import { limits, type LessonGroup } from '@second-draft/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { holdAccount } from '../accounts/index.ts';
import type { Database, Queries } from '../db/index.ts';
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
  /**
   * Atomic: two tabs that save at once both take effect. Of a teacher's other assignments, those
   * that changed last are kept.
   */
  change(
    of: GroupsOf,
    change: (stored: LessonGroup[] | null) => LessonGroup[],
  ): Promise<LessonGroup[]>;
}

export function createGroupStore(
  db: Database,
  most: number = limits.groupedAssignmentsMax,
): GroupStore {
  const { accountId, courseId, assignmentId } = lessonGroups;
  const find = async (queries: Queries, of: GroupsOf) => {
    const [row] = await queries
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
  };
  return {
    find: (of) => find(db, of),
    change: (of, change) =>
      db.transaction(async (transaction) => {
        // Before the first save there is no row to lock.
        await holdAccount(transaction, of.accountId, 'update');
        const groups = change(await find(transaction, of));
        const changedAt = new Date();
        await transaction
          .insert(lessonGroups)
          .values({ ...of, groups, changedAt })
          .onConflictDoUpdate({
            target: [accountId, courseId, assignmentId],
            set: { groups, changedAt },
          });
        const surplus = transaction
          .select({ row: sql`${lessonGroups}.ctid` })
          .from(lessonGroups)
          .where(eq(accountId, of.accountId))
          .orderBy(desc(lessonGroups.changedAt))
          .offset(most);
        await transaction
          .delete(lessonGroups)
          .where(sql`${lessonGroups}.ctid = any(array(${surplus}))`);
        return groups;
      }),
  };
}
