import { describe, expect, it } from 'vitest';
import { files, teacher } from '../testing/school.ts';
import { openGoogle } from '../testing/open-google.ts';
import { startGoogle, staying } from '../testing/start.ts';

const started = openGoogle();

const statuses = () =>
  started()
    .emulator.calls()
    .map(({ status }) => status);
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();

describe('Google asks for a wait', () => {
  const slow = [
    ['too many requests', { status: 429 }, 'classroom_busy'],
    ['a rate limit', { status: 403, reason: 'rateLimitExceeded' }, 'classroom_busy'],
    ['an error of its own', { status: 503 }, 'classroom_unavailable'],
  ] as const;

  it.each(slow)('after %s, and gets it where it is short', async (_cause, fault) => {
    started().emulator.fault({ path: '/v1/courses', times: 1, retryAfter: '0.2', ...fault });
    const begun = performance.now();
    await expect(started().asTeacher().courses(staying())).resolves.toHaveLength(2);
    expect(performance.now() - begun).toBeGreaterThan(195);
    expect(statuses()).toEqual([fault.status, 200]);
  });

  it.each(slow)(
    'after %s, and is not asked again where it is long',
    async (_cause, fault, code) => {
      for (const retryAfter of ['60', inSeconds(60)]) {
        started().emulator.clearFaults();
        started().emulator.fault({ path: '/v1/courses', retryAfter, ...fault });
        await expect(started().asTeacher().courses(staying())).rejects.toMatchObject({ code });
      }
      expect(statuses()).toEqual([fault.status, fault.status]);
    },
  );

  it.each([
    ['in numbers', '0'],
    ['in the past', inSeconds(-60)],
    ['below nothing', '-5'],
    ['in words', 'soon'],
    ['in nothing', ''],
  ])('that is none, %s, and is asked again all the same', async (_case, retryAfter) => {
    started().emulator.fault({ path: '/v1/courses', times: 1, status: 429, retryAfter });
    await expect(started().asTeacher().courses(staying())).resolves.toHaveLength(2);
  });

  it('again and again, and gets no more than there is patience for', async () => {
    const hasty = await startGoogle({}, { patience: 250 });
    hasty.emulator.fault({ path: '/v1/courses', status: 429, retryAfter: '0.1' });
    const asked = hasty.asTeacher().courses(staying());
    await expect(asked).rejects.toMatchObject({ code: 'classroom_busy' });
    expect(hasty.emulator.calls()).toHaveLength(3);
    await hasty.close();
  });

  it('after a comment whose answer is lost, which is looked for before it is given up', async () => {
    const { id } = files.recount;
    started().emulator.grantFiles(teacher.email, [id]);
    const path = `/drive/v3/files/${id}/comments`;
    started().emulator.fault({ method: 'POST', path, status: 503, retryAfter: '60' });
    const posting = started().asTeacher().comments?.post(id, 'Ka pai!', staying());
    await expect(posting).rejects.toMatchObject({ code: 'classroom_unavailable' });
    expect(
      started()
        .emulator.calls()
        .map(({ method }) => method),
    ).toEqual(['POST', 'GET']);
  });
});
