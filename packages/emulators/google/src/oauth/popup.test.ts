import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { requiredScopes, scope } from '../scopes.ts';
import { createGoogleEmulator, type GoogleEmulator } from '../index.ts';
import { smallSchool, stranger, student, teacher } from '../testing/small-school.ts';
import { clientId, publicOrigin } from '../testing/start.ts';

let emulator: GoogleEmulator;
const started: GoogleEmulator[] = [];
beforeEach(() => {
  emulator = createGoogleEmulator({
    clientId,
    publicOrigin: () => publicOrigin,
    school: smallSchool,
  });
  started.push(emulator);
});
afterAll(() => Promise.all(started.map((one) => one.close())));

const origin = publicOrigin;
const courses = scope('classroom.courses.readonly');
const documents = scope('documents.readonly');

function search(parameters: Record<string, string> = {}): string {
  const standard = { client_id: clientId, origin, scope: `openid email ${courses}`, relay: 'r1' };
  return new URLSearchParams({ ...standard, ...parameters }).toString();
}

function open(parameters: Record<string, string> = {}) {
  return emulator.app.inject(`/o/oauth2/v2/auth?${search(parameters)}`);
}

function decide(parameters: Record<string, string>, allow: string[], decision = 'continue') {
  const form = new URLSearchParams({ decision });
  for (const one of allow) form.append('allow', one);
  return emulator.app.inject({
    method: 'POST',
    url: `/o/oauth2/v2/decide?${search({ account: teacher.id, ...parameters })}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
}

/** Undefined when the page asks something instead of answering. */
function relayed({ body }: { body: string }): Record<string, unknown> | undefined {
  const text = /data-response="([^"]*)"/.exec(body)?.[1]?.replaceAll('&quot;', '"');
  const answer: unknown = text === undefined ? undefined : JSON.parse(text);
  return typeof answer === 'object' && answer !== null ? { ...answer } : undefined;
}

describe('choosing an account', () => {
  test('everybody is offered, teachers first, with what they are', async () => {
    const { body } = await open();
    const order = [
      'Tui Moana',
      'Teacher · Room 1',
      'Ana Elsewhere',
      'Private account',
      'Hemi Te Rangi',
    ];
    const places = order.map((text) => body.indexOf(text));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(body).toContain('Grace O&#39;Brien');
  });

  test('a hint skips it, unless choosing is asked for', async () => {
    const login_hint = teacher.email;
    expect((await open({ login_hint })).body).toContain('Choose what it may do');
    const asked = await open({ login_hint, prompt: 'select_account' });
    expect(asked.body).toContain('Choose an account');
  });

  test('a domain leaves the private accounts out', async () => {
    const { body } = await open({ hd: 'small.school.example' });
    expect(body).not.toContain('someone-else@');
  });
});

describe('consent', () => {
  const account = teacher.id;

  test('asks for each scope beyond signing in, in plain words', async () => {
    const { body } = await open({ account });
    expect(body.match(/type="checkbox"/g)).toHaveLength(1);
    expect(body).toContain('See your Google Classroom classes');
  });

  test('what is ticked is granted, under full names, to a token that works', async () => {
    const answer = relayed(await decide({ state: 'mine' }, [courses]));
    expect(answer).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3599,
      hd: 'small.school.example',
      state: 'mine',
      scope: `openid ${scope('userinfo.email')} ${courses}`,
    });
    const headers = { authorization: `Bearer ${String(answer?.['access_token'])}` };
    const used = await emulator.app.inject({ url: '/v1/courses', headers });
    expect(used.statusCode).toBe(200);
  });

  test('what is unticked is not granted, and asked for again', async () => {
    const both = { scope: `openid ${courses} ${documents}` };
    expect(relayed(await decide(both, [documents]))).toMatchObject({
      scope: `openid ${documents}`,
    });
    const again = await open({ ...both, account });
    expect(again.body).toContain(courses);
    expect(again.body.match(/type="checkbox"/g)).toHaveLength(1);
  });

  test('scopes that were not asked for cannot be slipped in', async () => {
    const answer = relayed(await decide({ scope: 'openid' }, [documents]));
    expect(answer).toMatchObject({ scope: 'openid' });
  });

  test('what was allowed before is granted without asking, and included if wanted', async () => {
    await decide({}, [courses]);
    await decide({ scope: documents }, [documents]);
    expect(relayed(await open({ account, scope: documents }))?.['scope']).toContain(courses);
    const alone = await open({ account, scope: documents, include_granted_scopes: 'false' });
    expect(relayed(alone)).toMatchObject({ scope: documents, prompt: 'none' });
  });

  test('can be asked for again, and taken back there', async () => {
    await decide({}, [courses]);
    expect((await open({ account, prompt: 'consent' })).body).toContain('type="checkbox"');
    const answer = relayed(await decide({ prompt: 'consent' }, []));
    expect(answer?.['scope']).not.toContain(courses);
  });

  test('cancelling denies access', async () => {
    const answer = relayed(await decide({ state: 'mine' }, [courses], 'cancel'));
    expect(answer).toEqual({ error: 'access_denied', state: 'mine' });
  });

  test('a request that may not ask gets a token only where nothing need be asked', async () => {
    const silently = { login_hint: teacher.email, prompt: 'none' };
    expect(relayed(await open(silently))).toEqual({ error: 'interaction_required' });
    expect(relayed(await open({ prompt: 'none' }))).toEqual({ error: 'interaction_required' });
    await decide({}, [courses]);
    expect(relayed(await open(silently))).toHaveProperty('access_token');
  });

  test('one person’s consent is not another’s', async () => {
    await decide({}, [courses]);
    expect(relayed(await open({ account: student.id }))).toBeUndefined();
  });
});

describe('requests that are refused', () => {
  test.each([
    ['another client', { client_id: 'other' }, 'invalid_client'],
    ['a foreign origin', { origin: 'https://elsewhere.example' }, 'origin_mismatch'],
    ['an origin that is none', { origin: 'javascript:alert(1)' }, 'origin_mismatch'],
    [
      'the right host by another name',
      { origin: `${publicOrigin}.elsewhere.example` },
      'origin_mismatch',
    ],
    ['an unknown scope', { scope: 'openid everything' }, 'invalid_scope'],
    ['a scope that objects have a word for', { scope: 'openid constructor' }, 'invalid_scope'],
    ['no scope', { scope: '' }, 'invalid_scope'],
  ])('%s', async (_what, parameters, error) => {
    const { statusCode, body } = await open(parameters);
    expect(statusCode).toBe(400);
    expect(body).toContain(error);
    expect((await decide(parameters, [])).statusCode).toBe(400);
  });
});

test('behind its own host name the pop-up answers pages of the same host', async () => {
  const elsewhere = { host: 'trial.school.example' };
  const url = `/o/oauth2/v2/auth?${search({ origin: 'https://trial.school.example' })}`;
  expect((await emulator.app.inject({ url, headers: elsewhere })).statusCode).toBe(200);
  expect((await emulator.app.inject({ url })).statusCode).toBe(400);
});

test('all scopes that the product asks for have plain words', async () => {
  const { body } = await open({ account: stranger.id, scope: requiredScopes.join(' ') });
  expect(body.match(/type="checkbox"/g)).toHaveLength(8);
});
