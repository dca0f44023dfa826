import { limits, type LessonGroup } from '@second-draft/contract';

type Groups = readonly LessonGroup[];

export const renamed = (groups: Groups, id: string, name: string): LessonGroup[] =>
  groups.map((group) => (group.id === id ? { ...group, name } : group));

/** Another one may have been removed, or be called so by the teacher. */
function newName(groups: Groups): string {
  const taken = new Set(groups.map((group) => nameOf(groups, group.id)));
  let number = groups.length + 1;
  while (taken.has(`Group ${number}`)) number += 1;
  return `Group ${number}`;
}

/** @param id of no other group */
export const withNew = (groups: Groups, id: string): LessonGroup[] =>
  groups.length < limits.groupsMax
    ? [...groups, { id, name: newName(groups), studentIds: [] }]
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

/** A group that she has not named is called by its place. */
export function nameOf(groups: readonly Pick<LessonGroup, 'id' | 'name'>[], id: string): string {
  const at = groups.findIndex((group) => group.id === id);
  return groups[at]?.name.trim() || `Group ${at + 1}`;
}
