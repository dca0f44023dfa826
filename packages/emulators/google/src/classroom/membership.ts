import type { SchoolAssignment, SchoolClass } from '../school/types.ts';
import { notFound, permissionDenied } from '../http/errors.ts';
import { param, type ApiCall } from '../http/method.ts';
import { isMember } from '../store/directory.ts';

/** @throws GoogleError 404 for an unknown class, 403 for one that the caller doesn't belong to */
export function courseOf(call: ApiCall, parameter = 'courseId'): SchoolClass {
  const { directory } = call.store;
  const course = directory.course(param(call, parameter));
  if (!course) throw notFound();
  if (!isMember(call.caller, course)) throw permissionDenied();
  return course;
}

/** @throws GoogleError 404 */
export function assignmentOf(
  call: ApiCall,
  course: SchoolClass,
  parameter: string,
): SchoolAssignment {
  const assignment = course.assignments.find(({ id }) => id === param(call, parameter));
  if (!assignment) throw notFound();
  return assignment;
}
