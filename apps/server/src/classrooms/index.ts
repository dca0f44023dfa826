export { classroomHandlers } from './handlers.ts';
export { createRosters, type Rosters } from './rosters.ts';
