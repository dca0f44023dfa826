import type { classroom_v1 } from '@googleapis/classroom';
import type { Person } from '../school/types.ts';
import { notFound, permissionDenied } from '../http/errors.ts';
import { holds, param, type ApiCall, type ApiMethod } from '../http/method.ts';
import { paged } from '../http/paging.ts';
import { scopes } from '../scopes.ts';
import { fullName, isMember } from '../store/directory.ts';
import { courseOf } from './membership.ts';

const readRosters = scopes(
  'classroom.profile.emails',
  'classroom.profile.photos',
  'classroom.rosters',
  'classroom.rosters.readonly',
);
const readEmails = scopes('classroom.profile.emails');
const readPhotos = scopes('classroom.profile.photos');

const pageParameters = { pageSize: 'integer', pageToken: 'string' } as const;

/** E-mail address and photo each need a scope of their own. */
function toProfile(person: Person, call: ApiCall): classroom_v1.Schema$UserProfile {
  const { id, email, givenName, familyName, photo } = person;
  return {
    id,
    name: { givenName, familyName, fullName: fullName(person) },
    ...(holds(call, readEmails) && { emailAddress: email }),
    ...(photo && holds(call, readPhotos) && { photoUrl: call.links.photo(id) }),
  };
}

function members(call: ApiCall, role: 'teacherIds' | 'studentIds') {
  const course = courseOf(call);
  const { items, ...next } = paged(call, course[role]);
  const people = items
    .map((id) => call.store.directory.person(id))
    .filter((person) => person !== undefined)
    .map((person) => ({
      courseId: course.id,
      userId: person.id,
      profile: toProfile(person, call),
    }));
  return { people, next };
}

export const studentsList: ApiMethod<classroom_v1.Schema$ListStudentsResponse> = {
  id: 'classroom.courses.students.list',
  verb: 'GET',
  path: '/v1/courses/:courseId/students',
  scopes: readRosters,
  query: pageParameters,
  answer(call) {
    const { people, next } = members(call, 'studentIds');
    return { students: people, ...next };
  },
};

export const teachersList: ApiMethod<classroom_v1.Schema$ListTeachersResponse> = {
  id: 'classroom.courses.teachers.list',
  verb: 'GET',
  path: '/v1/courses/:courseId/teachers',
  scopes: readRosters,
  query: pageParameters,
  answer(call) {
    const { people, next } = members(call, 'teacherIds');
    return { teachers: people, ...next };
  },
};

export const userProfilesGet: ApiMethod<classroom_v1.Schema$UserProfile> = {
  id: 'classroom.userProfiles.get',
  verb: 'GET',
  path: '/v1/userProfiles/:userId',
  scopes: readRosters,
  query: {},
  answer(call) {
    const { directory } = call.store;
    const person = directory.resolve(param(call, 'userId'), call.caller);
    if (!person) throw notFound();
    const inOneClass = directory.school.classes.some((course) =>
      [person, call.caller].every((one) => isMember(one, course)),
    );
    if (person !== call.caller && !inOneClass) throw permissionDenied();
    return toProfile(person, call);
  },
};
