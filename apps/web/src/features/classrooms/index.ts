export { classroomQuery, useClassroom } from './classrooms-query.ts';
export { changedSinceQuery } from './waiting-query.ts';
