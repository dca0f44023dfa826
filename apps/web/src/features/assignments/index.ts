export { useAssignment } from './assignments-query.ts';
export { submissionsQuery } from './submissions-query.ts';
