import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { GoogleFailure } from './failure.ts';
import { createGoogle } from '../index.ts';
import { standardPolicy } from './policy.ts';
import { files } from '../testing/school.ts';
import { openGoogle } from '../testing/open-google.ts';
import { startGoogle, staying } from '../testing/start.ts';

const started = openGoogle({ attempts: 2 });

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
    started().emulator.fault({ path: '/v1/courses', ...fault });
    await expect(started().asTeacher().courses(staying())).rejects.toMatchObject({ code });
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
    started().emulator.fault({ path: '/v1/documents/', status: 404, message: 'Secret title' });
    const failed = started().asTeacher().text(files.recount.id, 'document', staying());
    await expect(failed).rejects.toMatchObject({ code: 'not_found' });
    const cause = await failed.catch((error: Error) => error.cause);
    expect(cause).toEqual(new GoogleFailure('refused', 404));
    expect(cause).toHaveProperty('message', 'Google 404');
  });
});

describe('an answer', () => {
  const documentBytes = 10_000;

  it('of more bytes than it may have is not read', async () => {
    const careful = await startGoogle({}, { documentBytes });
    const read = () => careful.asTeacher().text(files.recount.id, 'document', staying());
    await expect(read()).resolves.not.toBeNull();
    const body = JSON.stringify({ tabs: [], more: 'x'.repeat(documentBytes) });
    careful.emulator.fault({ path: `/v1/documents/${files.recount.id}`, body });
    await expect(read()).rejects.toMatchObject({ code: 'document_unreadable' });
    await careful.close();
  });

  it('nested deeper than any of Google’s is refused before it is read', async () => {
    const nested = (levels: number) => '[{"childTabs":'.repeat(levels) + '[]' + '}]'.repeat(levels);
    const read = (levels: number) => {
      const path = `/v1/documents/${files.recount.id}`;
      started().emulator.clearFaults();
      started().emulator.fault({ path, body: `{"tabs":${nested(levels)}}` });
      return started().asTeacher().text(files.recount.id, 'document', staying());
    };
    await expect(read(200)).resolves.toBe('');
    await expect(read(300)).rejects.toMatchObject({ code: 'document_unreadable' });
  });

  it('that points elsewhere is not followed, and the token stays here', async () => {
    const sent: (string | undefined)[] = [];
    const listen = async (server: ReturnType<typeof createServer>) => {
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    };
    const other = createServer((request, response) => {
      sent.push(request.headers.authorization);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"tabs":[]}');
    });
    const elsewhere = await listen(other);
    const google = createServer((_request, response) => {
      response.writeHead(302, { location: `${elsewhere}/v1/documents/other` }).end();
    });
    const origin = await listen(google);
    const client = { origin, clientId: '', apiKey: '', appId: '' };
    const policy = { ...standardPolicy, attempts: 1 };
    const read = createGoogle(client, origin, policy)
      .open({ accessToken: 'ya29.token', scopes: [] })
      .text(files.recount.id, 'document', staying());
    await expect(read).rejects.toMatchObject({ code: 'classroom_unavailable' });
    expect(sent).toEqual([]);
    for (const server of [other, google]) await new Promise((closed) => server.close(closed));
  });

  it('without end is read no further than it may be, and not asked for again', async () => {
    let asked = 0;
    const endless = createServer((_request, response) => {
      asked += 1;
      response.writeHead(200, { 'content-type': 'application/json' });
      const letters = Readable.from(
        (function* () {
          for (;;) yield 'x'.repeat(1_000);
        })(),
      );
      pipeline(letters, response, () => undefined);
    });
    await new Promise<void>((listening) => endless.listen(0, '127.0.0.1', listening));
    const { port } = endless.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    const google = createGoogle({ origin, clientId: '', apiKey: '', appId: '' }, origin, {
      ...standardPolicy,
      documentBytes,
    });
    const read = google
      .open({ accessToken: 'ya29.token', scopes: [] })
      .text(files.recount.id, 'document', staying());
    await expect(read).rejects.toMatchObject({ code: 'document_unreadable' });
    expect(asked).toBe(1);
    await new Promise((closed) => endless.close(closed));
  });
});
