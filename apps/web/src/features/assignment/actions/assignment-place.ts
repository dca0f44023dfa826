export interface AssignmentPlace {
  courseId: string;
  assignmentId: string;
}
