export { useAssignment } from './assignments-query.ts';
export { useAssignments } from './use-assignments.ts';
export { submissionsQuery } from './submissions-query.ts';
