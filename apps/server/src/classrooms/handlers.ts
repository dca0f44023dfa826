import type { Handlers } from '../api/index.ts';
import { listAssignments } from './list-assignments.ts';
import { listClassrooms } from './list-classrooms.ts';
import { listSubmissions } from './list-submissions.ts';
import { readClassroom } from './read-classroom.ts';
import { readRubric } from './read-rubric.ts';
import type { ClassroomServices } from './services.ts';

type ClassroomHandlers = Pick<
  Handlers,
  'classrooms' | 'classroom' | 'assignments' | 'submissions' | 'classroomRubric'
>;

/** Classes, what was set in them, and what was handed in: all as the teacher's own token sees it. */
export function classroomHandlers(services: ClassroomServices): ClassroomHandlers {
  return {
    classrooms: ({ caller, signal }) => listClassrooms(services, caller, signal),
    classroom: ({ caller, params, signal }) =>
      readClassroom(services, caller, params.courseId, signal),
    assignments: ({ caller, params, signal }) =>
      listAssignments(services, caller, params.courseId, signal),
    submissions: ({ caller, params, signal }) => listSubmissions(services, caller, params, signal),
    classroomRubric: ({ caller, params, signal }) => readRubric(services, caller, params, signal),
  };
}
