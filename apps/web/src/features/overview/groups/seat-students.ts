import type { LessonGroup } from '@second-draft/contract';
import type { Student } from '../../assignment/index.ts';

export interface SeatedGroup {
  id: string;
  name: string;
  students: readonly Student[];
}

/** Who is in which group; those who have left the class are in none. */
export function seatStudents(
  groups: readonly LessonGroup[],
  students: readonly Student[],
): { seated: SeatedGroup[]; ungrouped: Student[] } {
  const taken = new Set(groups.flatMap(({ studentIds }) => studentIds));
  return {
    seated: groups.map(({ id, name, studentIds }) => {
      const theirs = new Set(studentIds);
      return { id, name, students: students.filter(({ userId }) => theirs.has(userId)) };
    }),
    ungrouped: students.filter(({ userId }) => !taken.has(userId)),
  };
}
