export { classroomQuery, useClassroom } from './classrooms-query.ts';
export { changedSinceQuery } from './waiting-query.ts';
export { useClassrooms } from './use-classrooms.ts';
