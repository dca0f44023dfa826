import type { classroom_v1 } from '@googleapis/classroom';
import type { SchoolClass } from '../school/types.ts';
import { permissionDenied } from '../http/errors.ts';
import type { ApiCall, ApiMethod } from '../http/method.ts';
import { paged } from '../http/paging.ts';
import { scopes } from '../scopes.ts';
import { isMember, studies, teaches } from '../store/directory.ts';
import { courseOf } from './membership.ts';

const readCourses = scopes('classroom.courses', 'classroom.courses.readonly');

const courseStates = [
  'COURSE_STATE_UNSPECIFIED',
  'ACTIVE',
  'ARCHIVED',
  'PROVISIONED',
  'DECLINED',
  'SUSPENDED',
];

/** The school year's first day. */
const created = '2026-01-28T20:05:00.000Z';

function toCourse(course: SchoolClass, call: ApiCall): classroom_v1.Schema$Course {
  const { id, name, section, descriptionHeading, room, state, teacherIds } = course;
  const updateTime =
    course.assignments
      .map((one) => one.created)
      .toSorted()
      .at(-1) ?? created;
  return {
    id,
    name,
    ...(section && { section }),
    ...(descriptionHeading && { descriptionHeading }),
    ...(room && { room }),
    ...(teacherIds[0] && { ownerId: teacherIds[0] }),
    creationTime: created,
    updateTime,
    courseState: state,
    alternateLink: call.links.course(course),
  };
}

/**
 * Callers may only ask about themselves.
 * @returns undefined when the call doesn't filter
 */
function roleFilter(
  call: ApiCall,
  name: 'teacherId' | 'studentId',
): ((course: SchoolClass) => boolean) | undefined {
  const asked = call.query.one(name);
  if (!asked) return undefined;
  const { directory } = call.store;
  if (directory.resolve(asked, call.caller) !== call.caller) throw permissionDenied();
  const role = name === 'teacherId' ? teaches : studies;
  return (course) => role(call.caller, course);
}

export const coursesList: ApiMethod<classroom_v1.Schema$ListCoursesResponse> = {
  id: 'classroom.courses.list',
  verb: 'GET',
  path: '/v1/courses',
  scopes: readCourses,
  query: {
    courseStates,
    pageSize: 'integer',
    pageToken: 'string',
    studentId: 'string',
    teacherId: 'string',
  },
  answer(call) {
    const { directory } = call.store;
    const isTeacher = roleFilter(call, 'teacherId');
    const isStudent = roleFilter(call, 'studentId');
    const states = call.query.all('courseStates');
    const courses = directory.school.classes
      .filter((one) => isMember(call.caller, one))
      .filter((one) => (isTeacher?.(one) ?? true) && (isStudent?.(one) ?? true))
      .filter(({ state }) => states.length === 0 || states.includes(state));
    const { items, ...next } = paged(call, courses);
    return { courses: items.map((course) => toCourse(course, call)), ...next };
  },
};

export const coursesGet: ApiMethod<classroom_v1.Schema$Course> = {
  id: 'classroom.courses.get',
  verb: 'GET',
  path: '/v1/courses/:id',
  scopes: readCourses,
  query: {},
  answer: (call) => toCourse(courseOf(call, 'id'), call),
};
