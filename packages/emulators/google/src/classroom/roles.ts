import type { SchoolClass } from '../school/types.ts';
import { permissionDenied } from '../http/errors.ts';
import { holds, type ApiCall } from '../http/method.ts';
import { scopes } from '../scopes.ts';
import { teaches } from '../store/directory.ts';

const asStudent = scopes(
  'classroom.coursework.me',
  'classroom.coursework.me.readonly',
  'classroom.student-submissions.me.readonly',
);

const asTeacher = scopes(
  'classroom.coursework.students',
  'classroom.coursework.students.readonly',
  'classroom.student-submissions.students.readonly',
);

/**
 * A `.students` scope covers the classes that the caller teaches, a `.me` scope those that the
 * caller studies in.
 * @throws GoogleError 403 when the token's scopes are for the other role
 */
export function checkRole(call: ApiCall, course: SchoolClass): 'teacher' | 'student' {
  const isTeacher = teaches(call.caller, course);
  if (!holds(call, isTeacher ? asTeacher : asStudent)) throw permissionDenied();
  return isTeacher ? 'teacher' : 'student';
}
