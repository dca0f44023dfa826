import type { Assignment } from '@second-draft/contract';
import type { Caller } from '../api/index.ts';
import { assignmentOf } from './as-declared.ts';

const created = ({ creationTime }: Assignment) => Date.parse(creationTime) || 0;

/** Newest first. */
export async function listAssignments(
  { classroom }: Pick<Caller, 'classroom'>,
  courseId: string,
  signal: AbortSignal,
): Promise<Assignment[]> {
  const found = await classroom.assignments(courseId, signal);
  return found.map(assignmentOf).toSorted((a, b) => created(b) - created(a));
}
