import type { classroom_v1 } from '@googleapis/classroom';
import type { SchoolAssignment, SchoolClass, SchoolSubmission } from '../school/types.ts';
import { notFound, permissionDenied } from '../http/errors.ts';
import { param, type ApiCall, type ApiMethod } from '../http/method.ts';
import { paged } from '../http/paging.ts';
import { scopes } from '../scopes.ts';
import { readCourseWork } from './course-work.ts';
import { assignmentOf, courseOf } from './membership.ts';
import { checkRole } from './roles.ts';

interface Handed {
  assignment: SchoolAssignment;
  submission: SchoolSubmission;
}

const states = [
  'SUBMISSION_STATE_UNSPECIFIED',
  'NEW',
  'CREATED',
  'TURNED_IN',
  'RETURNED',
  'RECLAIMED_BY_STUDENT',
];

/**
 * About a third of the files carry the `open?id=` link, which doesn't say what kind of file it is.
 */
function hidesKind(fileId: string): boolean {
  return (fileId.codePointAt(fileId.length - 1) ?? 0) % 3 === 0;
}

function toAttachment(call: ApiCall, fileId: string): classroom_v1.Schema$Attachment[] {
  const file = call.store.directory.file(fileId);
  if (!file) return [];
  const { id, title } = file;
  const alternateLink = hidesKind(id) ? call.links.open(file) : call.links.file(file);
  return [{ driveFile: { id, title, alternateLink } }];
}

/** The newest change last, as Classroom lists them. */
function toHistory({ assignment, submission }: Handed): classroom_v1.Schema$SubmissionHistory[] {
  const { studentId, state, updated } = submission;
  const change = (name: string, stateTimestamp: string) => ({
    stateHistory: { state: name, stateTimestamp, actorUserId: studentId },
  });
  if (!updated) return [];
  const created = change('CREATED', assignment.created);
  if (state === 'CREATED') return [created];
  const handedIn = [created, change('TURNED_IN', updated)];
  return state === 'TURNED_IN' ? handedIn : [...handedIn, change(state, updated)];
}

function toSubmission(
  call: ApiCall,
  course: SchoolClass,
  { assignment, submission }: Handed,
): classroom_v1.Schema$StudentSubmission {
  const { id, studentId, state, fileIds, updated } = submission;
  return {
    courseId: course.id,
    courseWorkId: assignment.id,
    id,
    userId: studentId,
    ...(updated && { creationTime: assignment.created, updateTime: updated }),
    state,
    ...(updated && { submissionHistory: toHistory({ assignment, submission }) }),
    alternateLink: call.links.assignment(course, assignment),
    courseWorkType: 'ASSIGNMENT',
    assignmentSubmission: { attachments: fileIds.flatMap((fileId) => toAttachment(call, fileId)) },
  };
}

/** @returns undefined for all students; a student may list only their own submissions */
function ownerFilter(call: ApiCall, course: SchoolClass): string | undefined {
  const role = checkRole(call, course);
  const asked = call.query.one('userId');
  const person = asked ? call.store.directory.resolve(asked, call.caller) : undefined;
  if (asked && !person) throw notFound();
  if (role === 'teacher') return person?.id;
  if (person && person !== call.caller) throw permissionDenied();
  return call.caller.id;
}

export const studentSubmissionsList: ApiMethod<classroom_v1.Schema$ListStudentSubmissionsResponse> =
  {
    id: 'classroom.courses.courseWork.studentSubmissions.list',
    verb: 'GET',
    path: '/v1/courses/:courseId/courseWork/:courseWorkId/studentSubmissions',
    scopes: [
      ...readCourseWork,
      ...scopes(
        'classroom.student-submissions.me.readonly',
        'classroom.student-submissions.students.readonly',
      ),
    ],
    query: {
      late: ['LATE_VALUES_UNSPECIFIED', 'LATE_ONLY', 'NOT_LATE_ONLY'],
      pageSize: 'integer',
      pageToken: 'string',
      states,
      userId: 'string',
    },
    answer(call) {
      const course = courseOf(call);
      const owner = ownerFilter(call, course);
      const ofAll = param(call, 'courseWorkId') === '-';
      const assignments = ofAll ? course.assignments : [assignmentOf(call, course, 'courseWorkId')];
      const asked = call.query.all('states');
      const handed = assignments
        .flatMap((assignment) =>
          assignment.submissions.map((submission) => ({ assignment, submission })),
        )
        .filter(({ submission }) => owner === undefined || submission.studentId === owner)
        .filter(({ submission }) => asked.length === 0 || asked.includes(submission.state))
        .filter(() => call.query.one('late') !== 'LATE_ONLY');
      const { items, ...next } = paged(call, handed);
      return { studentSubmissions: items.map((one) => toSubmission(call, course, one)), ...next };
    },
  };
