import { expect, test } from 'vitest';
import { listen } from '../testing/listening.ts';
import { course, fileIds, teacher } from '../testing/small-school.ts';

const { emulator, rootUrl } = listen();

function get(path: string, options: RequestInit = {}) {
  const authorization = `Bearer ${emulator.issueToken({ email: teacher.email })}`;
  return fetch(rootUrl() + path, { headers: { authorization }, ...options });
}

test('a fault strikes the calls of its path as often as told, then no more', async () => {
  emulator.fault({ path: '/v1/courses', status: 503, times: 2 });
  const statuses = [];
  for (let call = 0; call < 3; call += 1)
    statuses.push((await get('v1/courses?pageSize=1')).status);
  expect(statuses).toEqual([503, 503, 200]);
});

test('a path ending in a slash stands for all below it, a pattern for path and query', async () => {
  emulator.fault({ path: '/v1/courses/', status: 500 });
  emulator.fault({ path: /pageSize=7/, status: 429 });
  expect((await get(`v1/courses/${course.id}`)).status).toBe(500);
  expect((await get('v1/courses?pageSize=7')).status).toBe(429);
  expect((await get('v1/courses')).status).toBe(200);
});

test('Drive’s rate limits are worded as Drive does', async () => {
  emulator.fault({
    path: '/drive/',
    status: 403,
    reason: 'userRateLimitExceeded',
    message: 'Slow',
  });
  const answer = await get(`drive/v3/files/${fileIds.story}`);
  expect(await answer.json()).toEqual({
    error: {
      errors: [{ domain: 'usageLimits', reason: 'userRateLimitExceeded', message: 'Slow' }],
      code: 403,
      message: 'Slow',
    },
  });
});

test('the others’ reasons come as details', async () => {
  emulator.fault({ path: '/v1/courses', status: 403, reason: 'SERVICE_DISABLED' });
  expect(await (await get('v1/courses')).json()).toMatchObject({
    error: { status: 'PERMISSION_DENIED', details: [{ reason: 'SERVICE_DISABLED' }] },
  });
});

test('a fault may send a body of its own, for one method only', async () => {
  emulator.fault({ method: 'POST', path: '/v1/courses', status: 500 });
  emulator.fault({ method: 'GET', path: '/v1/courses', body: '<html>not JSON' });
  const answer = await get('v1/courses');
  expect([answer.status, await answer.text()]).toEqual([200, '<html>not JSON']);
});

test('a slow call still succeeds', async () => {
  emulator.fault({ path: '/v1/courses', delayMs: 60 });
  const begun = performance.now();
  expect((await get('v1/courses')).status).toBe(200);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(55);
});

test('calls that go on together are answered once all have come', async () => {
  emulator.fault({ path: /./, together: 2 });
  let isAnswered = false;
  const first = get('v1/courses').then(() => (isAnswered = true));
  await expect.poll(() => emulator.peakConcurrency()).toBe(1);
  expect(isAnswered).toBe(false);
  await Promise.all([first, get('v1/userProfiles/me')]);
  expect(emulator.peakConcurrency()).toBe(2);
});

test('a call that hangs is let go when faults are cleared', async () => {
  emulator.fault({ path: '/v1/courses', hang: true });
  let outcome = 'nothing yet';
  const hanging = get('v1/courses').then(
    () => (outcome = 'answered'),
    () => (outcome = 'let go'),
  );
  await get('v1/userProfiles/me');
  expect(outcome).toBe('nothing yet');
  emulator.clearFaults();
  await hanging;
  expect(outcome).toBe('let go');
});

test('calls are noted with their query and status, and how many ran at once', async () => {
  const paths = ['v1/courses?pageSize=1', 'v1/courses/1', 'v1/userProfiles/me'];
  emulator.fault({ path: '/v1/', together: paths.length });
  await Promise.all(paths.map((path) => get(path)));
  const noted = emulator.calls().map(({ method, path, status }) => `${method} ${path} ${status}`);
  expect(noted.toSorted()).toEqual([
    'GET /v1/courses/1 404',
    'GET /v1/courses?pageSize=1 200',
    'GET /v1/userProfiles/me 200',
  ]);
  expect(emulator.peakConcurrency()).toBe(3);
  emulator.resetCalls();
  expect(emulator.calls()).toEqual([]);
  expect(emulator.peakConcurrency()).toBe(0);
});
