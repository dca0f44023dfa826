import { limits, type LessonGroup } from '@second-draft/contract';

type Groups = readonly LessonGroup[];

export const renamed = (groups: Groups, id: string, name: string): LessonGroup[] =>
  groups.map((group) => (group.id === id ? { ...group, name } : group));

/** @param id of no other group */
export const withNew = (groups: Groups, id: string): LessonGroup[] =>
  groups.length < limits.groupsMax
    ? [...groups, { id, name: `Group ${groups.length + 1}`, studentIds: [] }]
    : [...groups];

export const without = (groups: Groups, id: string): LessonGroup[] =>
  groups.filter((group) => group.id !== id);

/** @param to the group's id; null takes her out of all */
export function moved(groups: Groups, studentId: string, to: string | null): LessonGroup[] {
  return groups.map((group) => {
    const others = group.studentIds.filter((id) => id !== studentId);
    if (group.id !== to) return { ...group, studentIds: others };
    return group.studentIds.includes(studentId)
      ? group
      : { ...group, studentIds: [...others, studentId] };
  });
}
