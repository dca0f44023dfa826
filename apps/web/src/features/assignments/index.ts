export { useAssignment } from './assignments-query.ts';
