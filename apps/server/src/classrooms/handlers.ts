import type { Handlers } from '../api/index.ts';
import type { DraftStore } from '../drafts/index.ts';
import { assignmentProgress } from './assignment-progress.ts';
import { changedSince, type PostedFeedbacks } from './changed-since.ts';
import { listAssignments } from './list-assignments.ts';
import { listClassrooms } from './list-classrooms.ts';
import { listSubmissions } from './list-submissions.ts';
import { readClassroom } from './read-classroom.ts';
import type { Rosters } from './rosters.ts';

type ClassroomHandlers = Pick<
  Handlers,
  | 'classrooms'
  | 'classroom'
  | 'assignments'
  | 'progress'
  | 'changedSince'
  | 'submissions'
  | 'classroomRubric'
>;

export function classroomHandlers(
  rosters: Rosters,
  drafts: DraftStore,
  given: PostedFeedbacks,
): ClassroomHandlers {
  return {
    classrooms: ({ caller, signal }) => listClassrooms(rosters, caller, signal),
    classroom: ({ caller, params, signal }) =>
      readClassroom(rosters, caller, params.courseId, signal),
    assignments: ({ caller, params, signal }) => listAssignments(caller, params.courseId, signal),
    progress: ({ caller, params, signal }) =>
      assignmentProgress(drafts, caller, params.courseId, signal),
    changedSince: ({ caller, params, signal }) =>
      changedSince({ drafts, given }, caller, params.courseId, signal),
    submissions: ({ caller, params, signal }) => listSubmissions(rosters, caller, params, signal),
    classroomRubric: ({ caller, params, signal }) =>
      caller.classroom.rubric(params.courseId, params.id, signal),
  };
}
