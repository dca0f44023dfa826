import { describe, expect, test } from 'vitest';
import { scope, scopes } from '../scopes.ts';
import { listen } from '../testing/listening.ts';
import { course, stranger, student, teacher } from '../testing/small-school.ts';
import { allScopes, publicOrigin, refusal } from '../testing/start.ts';

const { as, emulator } = listen();
const courseId = course.id;
const studentScopes = scopes('classroom.courses.readonly');
const asStudent = () => as({ email: student.email, scopes: studentScopes }).classroom;

describe('courses', () => {
  test('a teacher lists the active classes that they teach', async () => {
    const { data } = await as().classroom.courses.list({
      teacherId: 'me',
      courseStates: ['ACTIVE'],
    });
    expect(data.courses?.map(({ name }) => name)).toEqual(['Room 1']);
    expect(data.courses?.[0]?.alternateLink).toBe(`${publicOrigin}/c/${courseId}`);
  });

  test('without a state all classes are listed, page by page', async () => {
    const { classroom } = as();
    const first = await classroom.courses.list({ pageSize: 1 });
    const pageToken = first.data.nextPageToken ?? '';
    const second = await classroom.courses.list({ pageSize: 1, pageToken });
    const names = [first, second].flatMap(({ data }) => data.courses?.map(({ name }) => name));
    expect(names).toEqual(['Room 1', 'Room 1 last year']);
    expect(second.data.nextPageToken).toBeUndefined();
  });

  test('an account that teaches nothing gets an answer without a list', async () => {
    const { data } = await as({ email: stranger.email }).classroom.courses.list({
      teacherId: 'me',
    });
    expect(data).toEqual({});
  });

  test('a student lists the classes that they are taught in', async () => {
    const { data } = await asStudent().courses.list({ studentId: 'me' });
    expect(data.courses).toHaveLength(1);
  });

  test('nobody may list the classes of somebody else', async () => {
    const call = as().classroom.courses.list({ teacherId: student.email });
    expect(await refusal(call)).toMatchObject({ status: 403 });
  });

  test('a class of which one is no member is refused, one that does not exist not found', async () => {
    const { classroom } = as({ email: stranger.email });
    expect(await refusal(classroom.courses.get({ id: courseId }))).toEqual({
      status: 403,
      body: {
        error: {
          code: 403,
          message: 'The caller does not have permission',
          status: 'PERMISSION_DENIED',
        },
      },
    });
    expect(await refusal(classroom.courses.get({ id: '1' }))).toMatchObject({
      status: 404,
      body: { error: { status: 'NOT_FOUND' } },
    });
  });

  test('a page token of another list is refused', async () => {
    const { classroom } = as();
    const { data } = await classroom.courses.list({ pageSize: 1 });
    const call = classroom.courses.courseWork.list({
      courseId,
      pageToken: data.nextPageToken ?? '',
    });
    expect(await refusal(call)).toMatchObject({ status: 400 });
  });
});

describe('rosters', () => {
  test('students come with their names, and photos where they have one', async () => {
    const { data } = await as().classroom.courses.students.list({ courseId });
    expect(
      data.students?.map(({ profile }) => [profile?.name?.fullName, profile?.photoUrl]),
    ).toEqual([
      ['Hemi Te Rangi', `${publicOrigin}/photos/${student.id}`],
      ["Grace O'Brien", undefined],
    ]);
    expect(data.students?.[0]?.profile?.emailAddress).toBeUndefined();
  });

  test('a student who is renamed comes with the new name, and is the same', async () => {
    emulator.rename(student.email, 'Aroha');
    const { data } = await as().classroom.courses.students.list({ courseId });
    emulator.rename(student.email, student.givenName);
    const renamed = data.students?.find(({ userId }) => userId === student.id);
    expect(renamed?.profile?.name?.fullName).toBe('Aroha Te Rangi');
  });

  test('photos need the scope that is for them', async () => {
    const scopesWithout = allScopes.filter((one) => one !== scope('classroom.profile.photos'));
    const { classroom } = as({ scopes: scopesWithout });
    const { data } = await classroom.courses.teachers.list({ courseId });
    expect(data.teachers?.[0]?.profile).toMatchObject({ name: { givenName: 'Tui' } });
    expect(data.teachers?.[0]?.profile?.photoUrl).toBeUndefined();
  });

  test('one sees the profile of oneself and of people in one’s classes only', async () => {
    const { userProfiles } = as().classroom;
    expect((await userProfiles.get({ userId: 'me' })).data.id).toBe(teacher.id);
    expect((await userProfiles.get({ userId: student.id })).data.id).toBe(student.id);
    expect(await refusal(userProfiles.get({ userId: stranger.id }))).toMatchObject({ status: 403 });
    expect(await refusal(userProfiles.get({ userId: '1' }))).toMatchObject({ status: 404 });
  });
});
