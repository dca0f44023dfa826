export interface AssignmentPlace {
  courseId: string;
  assignmentId: string;
}

/** By the names that paths have for it. */
export const inPaths = ({ courseId, assignmentId }: AssignmentPlace) => ({
  courseId,
  id: assignmentId,
});
