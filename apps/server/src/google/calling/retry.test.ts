import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { CLASS_SIZE, files, teacher } from '../testing/school.ts';
import { openGoogle } from '../testing/open-google.ts';
import { startGoogle, staying } from '../testing/start.ts';
import { standardPolicy } from './policy.ts';
import { withRetries } from './retry.ts';

const started = openGoogle();

const statuses = () =>
  started()
    .emulator.calls()
    .map(({ status }) => status);

it.each([
  ['an error of Google’s', { status: 500 }],
  ['a time-out of Google’s', { status: 408 }],
  ['too many requests', { status: 429 }],
  ['a rate limit that comes as a refusal', { status: 403, reason: 'rateLimitExceeded' }],
])('tries again after %s', async (_cause, fault) => {
  started().emulator.fault({ path: '/v1/courses', times: 2, ...fault });
  await expect(started().asTeacher().courses(staying())).resolves.toHaveLength(2);
  expect(statuses()).toEqual([fault.status, fault.status, 200]);
});

it('tries again when Google is silent for too long', async () => {
  const impatient = await startGoogle({}, { timeout: 250 });
  impatient.emulator.fault({ path: '/v1/courses', times: 1, hang: true });
  await expect(impatient.asTeacher().courses(staying())).resolves.toHaveLength(2);
  await impatient.close();
});

it('gives up after the tries that it has', async () => {
  started().emulator.fault({ path: '/v1/courses', status: 503 });
  const failed = started().asTeacher().courses(staying());
  await expect(failed).rejects.toMatchObject({ code: 'classroom_unavailable' });
  expect(statuses()).toEqual([503, 503, 503, 503, 503]);
});

it('does not try again what has failed for good', async () => {
  started().emulator.fault({ path: '/v1/courses', status: 403, reason: 'insufficientPermissions' });
  const failed = started().asTeacher().courses(staying());
  await expect(failed).rejects.toMatchObject({ code: 'permission_missing' });
  expect(statuses()).toEqual([403]);
});

it('stops a call under way when the browser goes away', async () => {
  const browser = new AbortController();
  started().emulator.fault({ path: '/v1/courses', hang: true });
  const { arrived, closed } = started().nextRequest();
  const asked = started().asTeacher().courses(browser.signal);
  await arrived;
  browser.abort(new Error('gone'));
  await expect(asked).rejects.toThrow('gone');
  await closed;
});

it('stops waiting to try again when the browser goes away', async () => {
  const patient = await startGoogle({}, { wait: 3_600_000, patience: Infinity });
  const browser = new AbortController();
  patient.emulator.fault({ path: '/v1/courses', status: 503 });
  const { closed } = patient.nextRequest();
  const asked = patient.asTeacher().courses(browser.signal);
  await closed;
  browser.abort(new Error('gone'));
  await expect(asked).rejects.toThrow('gone');
  await patient.close();
});

/** Fails with a status until it is told to succeed; what it waits before that is an hour. */
function failingWith(status: number, policy: { wait: number; rateLimitWait: number }) {
  const browser = new AbortController();
  let tries = 0;
  const attempt = async () => {
    tries += 1;
    if (tries === 1) throw { response: { status, data: undefined } };
    return 'read';
  };
  const patient = { ...standardPolicy, patience: Infinity, ...policy };
  const asked = withRetries(patient, browser.signal, attempt);
  return { asked, browser, tries: () => tries };
}

it.each([
  [429, { wait: 0, rateLimitWait: 3_600_000 }, { wait: 3_600_000, rateLimitWait: 0 }],
  [503, { wait: 3_600_000, rateLimitWait: 0 }, { wait: 0, rateLimitWait: 3_600_000 }],
])(
  'waits after a %i as long as that needs, or until the browser goes',
  async (status, its, not) => {
    const waiting = failingWith(status, its);
    // The first try has failed by then, and the wait begun.
    await nextTurn();
    waiting.browser.abort(new Error('gone'));
    await expect(waiting.asked).rejects.toThrow();
    expect(waiting.tries()).toBe(1);
    await expect(failingWith(status, not).asked).resolves.toBe('read');
  },
);

it('asks nothing for a browser that has gone', async () => {
  const asked = started()
    .asTeacher()
    .courses(AbortSignal.abort(new Error('gone')));
  await expect(asked).rejects.toThrow('gone');
  expect(statuses()).toEqual([]);
});

it('follows a list to its last page', async () => {
  const students = await started().asTeacher().students('501', staying());
  expect(students).toHaveLength(CLASS_SIZE);
  expect(started().emulator.calls().length).toBeGreaterThan(1);
});

it('does not follow a list that never ends', async () => {
  started().emulator.fault({
    path: '/v1/courses',
    body: JSON.stringify({ courses: [{ id: '1' }], nextPageToken: 'again' }),
  });
  const failed = started().asTeacher().courses(staying());
  await expect(failed).rejects.toMatchObject({ code: 'classroom_unavailable' });
});

it('keeps what is of use in a list and leaves the rest', async () => {
  started().emulator.fault({
    path: '/v1/courses',
    body: JSON.stringify({ courses: [{ name: 'No id' }, { id: '7' }, null] }),
  });
  const nothing = { descriptionHeading: null, room: null, link: '' };
  await expect(started().asTeacher().courses(staying())).resolves.toEqual([
    { id: '7', name: '', ...nothing },
  ]);
});

it('keeps to the bound of calls in flight over all requests of one teacher', async () => {
  const bounded = await startGoogle({}, { inFlight: 4 });
  bounded.emulator.fault({ path: '/v1/documents/', together: 4 });
  const token = bounded.emulator.issueToken({ email: teacher.email });
  const reads = Array.from({ length: 20 }, () =>
    bounded.open(token).text(files.recount.id, 'document', staying()),
  );
  await Promise.all(reads);
  expect(bounded.emulator.peakConcurrency()).toBe(4);
  await bounded.close();
});
