export { useAssignment } from './assignments-query.ts';
export { useAssignmentTitles } from './use-assignment-titles.ts';
export { useAssignments } from './use-assignments.ts';
export { progressNews } from './progress-news.ts';
export { submissionsQuery } from './submissions-query.ts';
