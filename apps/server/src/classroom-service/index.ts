export type { ClassroomService, Grant } from './classroom-service.ts';
export type {
  AttachedFile,
  Course,
  FileFacts,
  HandedIn,
  Member,
  SetAssignment,
} from './entities.ts';
export { memberOf } from './member-of.ts';
export { everywhere, type OutsideOrigins } from './outside-origins.ts';
export type { TeacherClassroom, TeacherComments } from './teacher-classroom.ts';
