import { requiredScopes } from '@second-draft/google-emulator';
import { expect, it } from 'vitest';
import { teacher } from '../testing/school.ts';
import { openGoogle } from '../testing/open-google.ts';
import { staying } from '../testing/start.ts';

const started = openGoogle();

it.each([400, 403, 404])('a class that Google refuses with %i is not there', async (status) => {
  for (const path of ['', '/students', '/courseWork'])
    started().emulator.fault({ path: `/v1/courses/501${path}`, status });
  const mine = started().asTeacher();
  for (const asked of [
    mine.course('501', staying()),
    mine.students('501', staying()),
    mine.assignments('501', staying()),
  ])
    await expect(asked).rejects.toMatchObject({ code: 'not_found' });
});

it('a class whose next page Google refuses is not said to be gone', async () => {
  started().emulator.fault({ path: /pageToken=/, status: 400 });
  const students = started().asTeacher().students('501', staying());
  await expect(students).rejects.toMatchObject({ code: 'classroom_unavailable' });
});

it('a permission that she has not given is what is missing, not the class', async () => {
  for (const reason of ['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT']) {
    started().emulator.clearFaults();
    started().emulator.fault({ path: '/v1/courses/501/students', status: 403, reason });
    const students = started().asTeacher().students('501', staying());
    await expect(students).rejects.toMatchObject({ code: 'permission_missing' });
  }
});

it('questions that are answered in Classroom itself are left out', async () => {
  const work = [
    { id: '1', title: 'Poem', workType: 'ASSIGNMENT' },
    { id: '2', title: 'Quiz', workType: 'SHORT_ANSWER_QUESTION' },
  ];
  const body = JSON.stringify({ courseWork: work });
  started().emulator.fault({ path: '/v1/courses/501/courseWork', body });
  const found = await started().asTeacher().assignments('501', staying());
  expect(found.map(({ title }) => title)).toEqual(['Poem']);
});

it('a rubric is its criteria, and none where Google does not show it', async () => {
  const { asTeacher, emulator } = started();
  await expect(asTeacher().rubric('501', '601', staying())).resolves.toEqual([
    { id: 'abcdefgh12345678', title: 'Ideas', description: 'Has ideas' },
  ]);
  await expect(asTeacher().rubric('501', '602', staying())).resolves.toEqual([]);
  emulator.fault({ path: '/v1/courses/501/courseWork/601/rubrics', status: 403 });
  await expect(asTeacher().rubric('501', '601', staying())).resolves.toEqual([]);
});

it('no rubric is asked for without the permission to see students’ work', async () => {
  const scopes = requiredScopes.filter((scope) => !scope.includes('coursework'));
  const accessToken = started().emulator.issueToken({ email: teacher.email });
  const open = started().google.open({ accessToken, scopes });
  await expect(open.rubric('501', '601', staying())).resolves.toEqual([]);
  expect(started().emulator.calls()).toEqual([]);
});
