import { operations } from '@second-draft/contract';
import { requiredScopes } from '@second-draft/google-emulator';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../google/testing/caller.ts';
import { CLASS_SIZE, teacher } from '../google/testing/school.ts';
import { startGoogle, staying } from '../google/testing/start.ts';
import { listClassrooms } from './list-classrooms.ts';
import { readClassroom } from './read-classroom.ts';
import { createRosters } from './rosters.ts';
import { openClassroom } from './testing/open-classroom.ts';

const { started, rosters, caller } = openClassroom();

describe('the classes of a teacher', () => {
  it('are the active ones that she teaches, with all their students and teachers', async () => {
    const classrooms = await listClassrooms(rosters(), caller(), staying());
    expect(classrooms.map(({ name }) => name)).toEqual(['Room 1', 'Room 2']);
    expect(classrooms[0]).toMatchObject({
      id: '501',
      descriptionHeading: 'Year 6 writing',
      room: '1',
      teachers: [
        {
          userId: teacher.id,
          profile: {
            name: { fullName: 'Mere Parata', givenName: 'Mere' },
            photoUrl: `http://classroom.example/photos/${teacher.id}`,
          },
        },
        { profile: { name: { fullName: 'Tomas Ferreira' } } },
      ],
    });
    expect(classrooms[0]?.students).toHaveLength(CLASS_SIZE);
    expect(classrooms[1]).toMatchObject({ descriptionHeading: null, room: null, students: [] });
    expect(operations.classrooms.answer.schema.parse(classrooms)).toEqual(classrooms);
  });

  it('come without photos when Google may not give them', async () => {
    const scopes = requiredScopes.filter((scope) => !scope.endsWith('profile.photos'));
    const [classroom] = await listClassrooms(rosters(), caller({ scopes }), staying());
    expect(classroom?.teachers[0]?.profile.photoUrl).toBeNull();
  });

  it('leave out one that went away while they were read', async () => {
    for (const path of ['/v1/courses/502', '/v1/courses/502/'])
      started().emulator.fault({ path, status: 404 });
    const classrooms = await listClassrooms(rosters(), caller(), staying());
    expect(classrooms.map(({ id }) => id)).toEqual(['501']);
  });

  it.each([
    { status: 500 },
    { status: 429 },
    { status: 403 },
    { status: 403, reason: 'rateLimitExceeded' },
    { body: 'nonsense' },
  ])('are listed when Google gives one’s students as %j, which says so', async (fault) => {
    started().emulator.fault({ path: '/v1/courses/501/students', ...fault });
    const classrooms = await listClassrooms(rosters(), caller(), staying());
    expect(classrooms).toMatchObject([
      { id: '501', name: 'Room 1', students: [], isRosterUnread: true },
      { id: '502', name: 'Room 2' },
    ]);
    expect(classrooms[0]?.teachers).toHaveLength(2);
    expect(classrooms[1]).not.toHaveProperty('isRosterUnread');
    expect(operations.classrooms.answer.schema.parse(classrooms)).toEqual(classrooms);
  });

  it('are listed with their students when Google doesn’t give one’s teachers', async () => {
    started().emulator.fault({ path: '/v1/courses/501/teachers', status: 403 });
    const [classroom] = await listClassrooms(rosters(), caller(), staying());
    expect(classroom).toMatchObject({ id: '501', teachers: [] });
    expect(classroom?.students).toHaveLength(CLASS_SIZE);
    expect(classroom).not.toHaveProperty('isRosterUnread');
  });

  it('leave no name unconcealed that was not read for the list', async () => {
    const known = createRosters();
    started().emulator.fault({ path: '/v1/courses/501/', status: 500 });
    await listClassrooms(known, caller(), staying());
    const failed = known.rosterOf(caller(), '501', staying());
    await expect(failed).rejects.toMatchObject({ code: 'classroom_unavailable' });
    started().emulator.clearFaults();
    await expect(known.rosterOf(caller(), '501', staying())).resolves.toHaveLength(CLASS_SIZE + 2);
  });

  it('are not shown in part when Google fails', async () => {
    started().emulator.fault({ path: '/v1/courses/502/students', status: 401 });
    const failed = listClassrooms(rosters(), caller(), staying());
    await expect(failed).rejects.toMatchObject({ code: 'sign_in_expired' });
  });

  it('are read at once, not one after another', async () => {
    // No call that an earlier test broke off may come late and count.
    const google = await startGoogle();
    google.emulator.fault({ path: '/v1/courses/', together: 4, times: 4 });
    await listClassrooms(createRosters(), signedIn(google), staying());
    expect(google.emulator.peakConcurrency()).toBe(4);
    await google.close();
  });
});

describe('one class', () => {
  it('is read with its students and teachers', async () => {
    const classroom = await readClassroom(rosters(), caller(), '501', staying());
    expect(classroom).toMatchObject({
      name: 'Room 1',
      alternateLink: 'http://classroom.example/c/501',
    });
    expect(classroom.students).toHaveLength(CLASS_SIZE);
    expect(operations.classroom.answer.schema.parse(classroom)).toEqual(classroom);
  });

  it('is read without those whom Google doesn’t tell', async () => {
    started().emulator.fault({ path: '/v1/courses/501/', status: 403 });
    const classroom = await readClassroom(rosters(), caller(), '501', staying());
    const told = { name: 'Room 1', students: [], teachers: [], isRosterUnread: true };
    expect(classroom).toMatchObject(told);
  });

  it.each([
    ['that is not there', '999'],
    ['whose id Google does not accept', 'x y'],
  ])('%s is not found', async (_case, id) => {
    const failed = readClassroom(rosters(), caller(), id, staying());
    await expect(failed).rejects.toMatchObject({ code: 'not_found' });
  });
});
