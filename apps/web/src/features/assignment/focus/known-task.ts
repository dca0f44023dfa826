import type { Assignment, Classroom } from '@second-draft/contract';

/** What the classroom says of an assignment and its class. */
export interface KnownTask {
  assignment: Assignment | null;
  classroom: Classroom | null;
}
