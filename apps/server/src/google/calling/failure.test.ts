import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GoogleFailure } from './failure.ts';
import { files } from '../testing/school.ts';
import { startGoogle, staying, type StartedGoogle } from '../testing/start.ts';

let started: StartedGoogle;
beforeAll(async () => {
  started = await startGoogle({}, { attempts: 2 });
});
afterEach(() => started.emulator.clearFaults());
afterAll(() => started.close());

const causes = [
  ['an expired token', { status: 401, reason: 'authError' }, 'sign_in_expired'],
  ['a scope not granted', { status: 403, reason: 'insufficientPermissions' }, 'permission_missing'],
  [
    'a scope, in the new form',
    { status: 403, reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' },
    'permission_missing',
  ],
  ['a rate limit', { status: 403, reason: 'userRateLimitExceeded' }, 'classroom_busy'],
  ['too many requests', { status: 429 }, 'classroom_busy'],
  ['a day’s quota used up', { status: 403, reason: 'dailyLimitExceeded' }, 'classroom_busy'],
  [
    'an API that is switched off',
    { status: 403, reason: 'SERVICE_DISABLED' },
    'classroom_not_configured',
  ],
  [
    'an API not configured',
    { status: 403, reason: 'accessNotConfigured' },
    'classroom_not_configured',
  ],
  [
    'Classroom switched off',
    { status: 403, message: '@ClassroomDisabled The user is not …' },
    'school_blocked',
  ],
  [
    'Classroom’s data access off',
    { status: 403, message: '@ClassroomApiDisabled …' },
    'school_blocked',
  ],
  ['the school’s policy', { status: 403, reason: 'domainPolicy' }, 'school_blocked'],
  ['an error of Google’s', { status: 503 }, 'classroom_unavailable'],
  ['an HTML page', { status: 200, body: '<h1>Sorry</h1>' }, 'classroom_unavailable'],
  ['an HTML error page', { status: 502, body: '<h1>Bad gateway</h1>' }, 'classroom_unavailable'],
  ['a refusal that nothing explains', { status: 403 }, 'permission_missing'],
] as const;

describe('a call on Google fails', () => {
  it.each(causes)('for %s', async (_cause, fault, code) => {
    started.emulator.fault({ path: '/v1/courses', ...fault });
    await expect(started.asTeacher().courses(staying())).rejects.toMatchObject({ code });
  });

  it('for silence', async () => {
    const impatient = await startGoogle({}, { attempts: 2, timeout: 50 });
    impatient.emulator.fault({ path: '/v1/courses', hang: true });
    const failed = impatient.asTeacher().courses(staying());
    await expect(failed).rejects.toMatchObject({ code: 'classroom_unavailable' });
    await impatient.close();
  });

  it('when nobody listens at its address', async () => {
    const gone = await startGoogle({}, { attempts: 2 });
    const teacher = gone.asTeacher();
    await gone.close();
    await expect(teacher.courses(staying())).rejects.toMatchObject({
      code: 'classroom_unavailable',
    });
  });

  it('with nothing but Google’s status and reason in its cause', async () => {
    started.emulator.fault({ path: '/v1/documents/', status: 404, message: 'Secret title' });
    const failed = started.asTeacher().text(files.recount.id, 'document', staying());
    await expect(failed).rejects.toMatchObject({ code: 'not_found' });
    const cause = await failed.catch((error: Error) => error.cause);
    expect(cause).toEqual(new GoogleFailure('refused', 404));
    expect(cause).toHaveProperty('message', 'Google 404');
  });
});
