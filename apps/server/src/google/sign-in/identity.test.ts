import { googleScopes, neededScopes, signInScopes } from '@second-draft/contract';
import { expect, it } from 'vitest';
import { principal, stranger, teacher } from '../testing/school.ts';
import { openGoogle } from '../testing/open-google.ts';
import { staying } from '../testing/start.ts';

const started = openGoogle();

const tokenOf = (email: string, more: { clientId?: string; expiresIn?: number } = {}) =>
  started().emulator.issueToken({ email, ...more });
const identify = (token: string) => started().identify(token);

const admit = (email: string) => started().google.admit(tokenOf(email), staying());

it('tells who a token belongs to, at which school, with which scopes and until when', async () => {
  const identity = await identify(tokenOf(teacher.email));
  expect(identity).toMatchObject({
    sub: teacher.id,
    email: teacher.email,
    isEmailVerified: true,
    name: 'Mere Parata',
    picture: `http://classroom.example/photos/${teacher.id}`,
    hostedDomain: 'awa.school.example',
  });
  expect(identity.scopes).toContain('https://www.googleapis.com/auth/drive.file');
  expect(identity.expires).toBeGreaterThan(Date.now() / 1000);
});

it('tells that a private account belongs to no school', async () => {
  expect((await identify(tokenOf(stranger.email))).hostedDomain).toBeNull();
});

it('refuses a token that was issued to another app', async () => {
  const token = tokenOf(teacher.email, { clientId: 'another.apps.example' });
  await expect(identify(token)).rejects.toMatchObject({ code: 'token_refused' });
});

it('refuses a token that has expired', async () => {
  const token = tokenOf(teacher.email, { expiresIn: -1 });
  await expect(identify(token)).rejects.toMatchObject({ code: 'token_refused' });
});

it('refuses a token that Google does not know', async () => {
  await expect(identify('ya29.made-up')).rejects.toMatchObject({ code: 'token_refused' });
});

it('says that permission is missing when Google may not tell the email address', async () => {
  const token = started().emulator.issueToken({ email: teacher.email, scopes: ['openid'] });
  await expect(identify(token)).rejects.toMatchObject({ code: 'scopes_missing' });
});

it('admits who teaches a class, and nobody who teaches none', async () => {
  await expect(admit(teacher.email)).resolves.toMatchObject({ identity: { id: teacher.id } });
  await expect(admit(principal.email)).rejects.toMatchObject({ code: 'no_classrooms' });
});

it('says that Google did not answer when it answers nonsense', async () => {
  started().emulator.fault({ path: '/tokeninfo', body: '"nonsense"' });
  const refused = identify(tokenOf(teacher.email));
  await expect(refused).rejects.toMatchObject({ code: 'classroom_unavailable' });
  started().emulator.clearFaults();
});

it('admits nobody of a private account', async () => {
  await expect(admit(stranger.email)).rejects.toMatchObject({ code: 'invalid_email' });
});

it('tells what a teacher has allowed, and until when', async () => {
  const token = tokenOf(teacher.email);
  const { grant, identity } = await started().google.admit(token, staying());
  expect(identity).toEqual({
    id: teacher.id,
    email: teacher.email,
    name: 'Mere Parata',
    avatar: `http://classroom.example/photos/${teacher.id}`,
    kura: 'awa.school.example',
  });
  expect(grant.accessToken).toBe(token);
  expect(grant.expires).toBeGreaterThan(Date.now() / 1000);
  expect(grant.scopes).toContain('https://www.googleapis.com/auth/drive.file');
});

it('renews with a token of the same teacher, and with no other’s', async () => {
  const token = tokenOf(teacher.email);
  const renewed = await started().google.renew(teacher.id, token, staying());
  expect(renewed.accessToken).toBe(token);
  const others = started().google.renew(principal.id, token, staying());
  await expect(others).rejects.toMatchObject({ code: 'token_refused' });
});

it('admits and renews nobody who has not allowed what is needed', async () => {
  const scopes = ['openid', 'https://www.googleapis.com/auth/userinfo.email'];
  const token = () => started().emulator.issueToken({ email: teacher.email, scopes });
  for (const refused of [
    started().google.admit(token(), staying()),
    started().google.renew(teacher.id, token(), staying()),
  ])
    await expect(refused).rejects.toMatchObject({ code: 'scopes_missing' });
});

const admitWith = (scopes: readonly string[]) =>
  started().google.admit(
    started().emulator.issueToken({ email: teacher.email, scopes }),
    staying(),
  );

it.each(neededScopes)(
  'admits nobody who has not ticked what %s is needed for',
  async (...choices) => {
    const others = signInScopes.filter((scope) => !choices.includes(scope));
    await expect(admitWith(others)).rejects.toMatchObject({ code: 'scopes_missing' });
  },
);

it('admits who has ticked either of the two that show students’ work', async () => {
  const { studentCoursework, studentSubmissions } = googleScopes;
  const rest = signInScopes.filter(
    (scope) => scope !== studentCoursework && scope !== studentSubmissions,
  );
  for (const one of [studentCoursework, studentSubmissions])
    await expect(admitWith([...rest, one])).resolves.toMatchObject({
      identity: { id: teacher.id },
    });
});
