import type { classroom_v1 } from '@googleapis/classroom';
import type { SchoolAssignment, SchoolClass } from '../school/types.ts';
import type { ApiCall, ApiMethod } from '../http/method.ts';
import { paged } from '../http/paging.ts';
import { workFolderId } from '../links.ts';
import { scopes } from '../scopes.ts';
import { teaches } from '../store/directory.ts';
import { assignmentOf, courseOf } from './membership.ts';
import { checkRole } from './roles.ts';

export const readCourseWork: readonly string[] = scopes(
  'classroom.coursework.me',
  'classroom.coursework.me.readonly',
  'classroom.coursework.students',
  'classroom.coursework.students.readonly',
);

const courseWorkStates = ['COURSE_WORK_STATE_UNSPECIFIED', 'PUBLISHED', 'DRAFT', 'DELETED'];

function materials(call: ApiCall, assignment: SchoolAssignment): classroom_v1.Schema$Material[] {
  const template = call.store.directory.file(assignment.templateId ?? '');
  if (!template) return [];
  const { id, title } = template;
  const driveFile = { id, title, alternateLink: call.links.file(template) };
  return [{ driveFile: { driveFile, shareMode: 'STUDENT_COPY' } }];
}

function workFolder(call: ApiCall, assignment: SchoolAssignment): classroom_v1.Schema$DriveFolder {
  const id = workFolderId(assignment);
  return { id, title: assignment.title, alternateLink: call.links.folder(id) };
}

function toCourseWork(
  call: ApiCall,
  course: SchoolClass,
  assignment: SchoolAssignment,
): classroom_v1.Schema$CourseWork {
  const isTeacher = teaches(call.caller, course);
  return {
    courseId: course.id,
    id: assignment.id,
    title: assignment.title,
    description: assignment.description,
    materials: materials(call, assignment),
    state: 'PUBLISHED',
    alternateLink: call.links.assignment(course, assignment),
    creationTime: assignment.created,
    updateTime: assignment.created,
    workType: 'ASSIGNMENT',
    submissionModificationMode: 'MODIFIABLE_UNTIL_TURNED_IN',
    assigneeMode: 'ALL_STUDENTS',
    ...(course.teacherIds[0] && { creatorUserId: course.teacherIds[0] }),
    assignment: isTeacher ? { studentWorkFolder: workFolder(call, assignment) } : {},
  };
}

function ordered(call: ApiCall, assignments: readonly SchoolAssignment[]): SchoolAssignment[] {
  const oldestFirst = call.query.one('orderBy')?.endsWith(' asc');
  const byTime = assignments.toSorted((a, b) => a.created.localeCompare(b.created));
  return oldestFirst ? byTime : byTime.toReversed();
}

export const courseWorkList: ApiMethod<classroom_v1.Schema$ListCourseWorkResponse> = {
  id: 'classroom.courses.courseWork.list',
  verb: 'GET',
  path: '/v1/courses/:courseId/courseWork',
  scopes: readCourseWork,
  query: {
    courseWorkStates,
    orderBy: [
      'updateTime',
      'updateTime asc',
      'updateTime desc',
      'dueDate',
      'dueDate asc',
      'dueDate desc',
    ],
    pageSize: 'integer',
    pageToken: 'string',
  },
  answer(call) {
    const course = courseOf(call);
    checkRole(call, course);
    const states = call.query.all('courseWorkStates');
    const published = states.length === 0 || states.includes('PUBLISHED');
    const { items, ...next } = paged(call, published ? ordered(call, course.assignments) : []);
    return { courseWork: items.map((one) => toCourseWork(call, course, one)), ...next };
  },
};

export const courseWorkGet: ApiMethod<classroom_v1.Schema$CourseWork> = {
  id: 'classroom.courses.courseWork.get',
  verb: 'GET',
  path: '/v1/courses/:courseId/courseWork/:id',
  scopes: readCourseWork,
  query: {},
  answer(call) {
    const course = courseOf(call);
    checkRole(call, course);
    return toCourseWork(call, course, assignmentOf(call, course, 'id'));
  },
};
