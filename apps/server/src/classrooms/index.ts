export { classroomHandlers } from './handlers.ts';
export { unlessGone } from './of-each-class.ts';
export { createRosters, type Rosters } from './rosters.ts';
