import type { AssignmentPlace } from '../actions/assignment-place.ts';

/** What tabs call a change of an assignment's drafts. */
export const draftNews = ({ courseId, assignmentId }: AssignmentPlace): string =>
  `drafts:${courseId}/${assignmentId}`;
