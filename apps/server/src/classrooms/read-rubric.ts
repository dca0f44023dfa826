import { googleScopes, type RubricCriterion } from '@second-draft/contract';
import type { Caller } from '../api/index.ts';
import type { ClassroomServices } from './services.ts';

/**
 * The criteria of the rubric that was attached to an assignment in Classroom; empty when there is
 * none, or Google let the product see submissions without their course work.
 */
export function readRubric(
  { google }: Pick<ClassroomServices, 'google'>,
  caller: Caller,
  { courseId, id }: { courseId: string; id: string },
  signal: AbortSignal,
): RubricCriterion[] | Promise<RubricCriterion[]> {
  if (!caller.scopes.includes(googleScopes.studentCoursework)) return [];
  return google.forTeacher(caller.googleToken).rubric(courseId, id, signal);
}
