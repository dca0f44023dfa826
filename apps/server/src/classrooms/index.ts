export { classroomHandlers } from './handlers.ts';
export { createRosters } from './rosters.ts';
