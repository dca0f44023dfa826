export { useClassroom } from './classrooms-query.ts';
