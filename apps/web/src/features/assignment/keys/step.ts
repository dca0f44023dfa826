import type { OpenedAssignment } from '../marking-context.ts';

/**
 * To the next student shown, or with -1 to the previous.
 * @returns false at the end of the class
 */
export function step({ filter, current }: OpenedAssignment, by: 1 | -1): boolean {
  const students = filter.shown.get();
  const here = students.findIndex(({ student }) => student.userId === current.id.get());
  const next = students[here + by]?.student;
  if (next) current.goTo(next.userId);
  return next !== undefined;
}
