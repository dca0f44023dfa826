import { auth } from '@googleapis/classroom';
import { expect, test } from 'vitest';
import { requiredScopes, scopes } from '../scopes.ts';
import { listen } from '../testing/listening.ts';
import { privatePerson, student, teacher } from '../testing/small-school.ts';
import { clientId, publicOrigin } from '../testing/start.ts';

const { emulator, rootUrl } = listen();
const { email } = teacher;

async function ask(path: string, options: RequestInit = {}) {
  const response = await fetch(rootUrl() + path, options);
  return { status: response.status, body: await response.json() };
}

function bearer(token: string): RequestInit {
  return { headers: { authorization: `Bearer ${token}` } };
}

test('Google’s own library reads audience, subject, scopes and expiry', async () => {
  const endpoints = { tokenInfoUrl: `${rootUrl()}tokeninfo` };
  const client = new auth.OAuth2({ endpoints });
  const info = await client.getTokenInfo(emulator.issueToken({ email }));
  expect(info).toMatchObject({ aud: clientId, azp: clientId, sub: teacher.id, email });
  expect(info.scopes).toEqual(requiredScopes);
  expect(info.expiry_date).toBeGreaterThan(Date.now() + 3_500_000);
});

test('numbers and booleans come as strings', async () => {
  const access_token = emulator.issueToken({ email, expiresIn: 100 });
  const { body } = await ask(`tokeninfo?${new URLSearchParams({ access_token }).toString()}`);
  expect(body).toMatchObject({ email_verified: 'true', exp: expect.stringMatching(/^\d{10}$/) });
  expect(body).toMatchObject({ expires_in: expect.stringMatching(/^(99|100)$/) });
});

test('a token for another app says so, and one without identity scopes hides its person', async () => {
  const access_token = emulator.issueToken({
    email,
    clientId: 'other',
    scopes: scopes('drive.file'),
  });
  const body = new URLSearchParams({ access_token });
  const answer = await ask('tokeninfo', { method: 'POST', body });
  expect(answer.body).toMatchObject({ aud: 'other' });
  expect(answer.body).not.toHaveProperty('sub');
  expect(answer.body).not.toHaveProperty('email');
});

test('an unknown, an expired and a missing token are invalid', async () => {
  const expired = emulator.issueToken({ email, expiresIn: -1 });
  for (const options of [bearer('ya29.nobody'), bearer(expired), {}])
    expect(await ask('tokeninfo', { method: 'POST', ...options })).toMatchObject({
      status: 400,
      body: { error: 'invalid_token' },
    });
});

test('a revoked token is of no use any more', async () => {
  const token = emulator.issueToken({ email });
  const body = new URLSearchParams({ token });
  expect(await ask('revoke', { method: 'POST', body })).toEqual({ status: 200, body: {} });
  expect(await ask('tokeninfo', { method: 'POST', ...bearer(token) })).toMatchObject({
    status: 400,
  });
  expect(await ask('revoke', { method: 'POST', body })).toMatchObject({ status: 400 });
});

test('userinfo tells name, photo and the school’s domain', async () => {
  const { body } = await ask('oauth2/v2/userinfo', bearer(emulator.issueToken({ email })));
  expect(body).toEqual({
    id: teacher.id,
    email,
    verified_email: true,
    name: 'Tui Moana',
    given_name: 'Tui',
    family_name: 'Moana',
    picture: `${publicOrigin}/photos/${teacher.id}`,
    hd: 'small.school.example',
  });
});

test('userinfo has no domain for a private account and no more than the scopes allow', async () => {
  const token = emulator.issueToken({ email: privatePerson.email, scopes: scopes('openid') });
  const { body } = await ask('oauth2/v2/userinfo', bearer(token));
  expect(body).toEqual({ id: privatePerson.id });
});

test('a token can be had for people of the school only', () => {
  expect(() => emulator.issueToken({ email: 'nobody@nowhere.example' })).toThrow(/nobody/);
  expect(emulator.issueToken({ email: student.email.toUpperCase() })).toMatch(/^ya29\./);
});
