export type { ClassroomService, Grant, OutsideOrigins } from './classroom-service.ts';
export type {
  AttachedFile,
  Course,
  FileFacts,
  HandedIn,
  Member,
  SetAssignment,
} from './entities.ts';
export { memberOf } from './member-of.ts';
export type { TeacherClassroom, TeacherComments } from './teacher-classroom.ts';
