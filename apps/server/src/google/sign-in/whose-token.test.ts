import { googleScopes } from '@second-draft/contract';
import { expect, it } from 'vitest';
import { teacher } from '../testing/school.ts';
import { openGoogle } from '../testing/open-google.ts';

const OURS = 'second-draft.apps.example';
const THEIRS = 'another.apps.example';

const started = openGoogle();

const told = {
  aud: OURS,
  azp: OURS,
  sub: teacher.id,
  scope: `openid ${googleScopes.email}`,
  exp: String(Math.floor(Date.now() / 1000) + 3_600),
};

/** What is said of a token, whoever it is of; the person is told apart from it. */
function identifyAs(token: { [Field in keyof typeof told]?: string | undefined }, user?: object) {
  const body = JSON.stringify({ ...told, ...token });
  started().emulator.clearFaults();
  started().emulator.fault({ path: '/tokeninfo', body });
  if (user) started().emulator.fault({ path: '/oauth2/v2/userinfo', body: JSON.stringify(user) });
  return started().identify(started().emulator.issueToken({ email: teacher.email }));
}

it('a token is ours where it was issued to our app, and used by it or by nobody else', async () => {
  await expect(identifyAs({})).resolves.toMatchObject({ sub: teacher.id });
  await expect(identifyAs({ azp: undefined })).resolves.toMatchObject({ sub: teacher.id });
  for (const token of [{ aud: THEIRS }, { azp: THEIRS }, { aud: THEIRS, azp: undefined }])
    await expect(identifyAs(token)).rejects.toMatchObject({ code: 'token_refused' });
});

it('a token that Google tells of after its time is refused', async () => {
  const exp = String(Math.floor(Date.now() / 1000) - 1);
  await expect(identifyAs({ exp })).rejects.toMatchObject({ code: 'token_refused' });
});

it('a token of another person than it is told to be of is refused', async () => {
  await expect(identifyAs({ sub: '999' })).rejects.toMatchObject({ code: 'token_refused' });
  await expect(identifyAs({ sub: undefined })).resolves.toMatchObject({ sub: teacher.id });
});

it('an address counts as checked only where Google says so, and stands in for a name', async () => {
  const { id, email } = teacher;
  await expect(identifyAs({}, { id, email })).resolves.toMatchObject({
    isEmailVerified: false,
    name: email,
    picture: null,
    hostedDomain: null,
  });
});

it('what is taken back can’t be used again, and what Google does not know is refused', async () => {
  const token = started().emulator.issueToken({ email: teacher.email });
  const signal = new AbortController().signal;
  await started().google.revoke?.(token, signal);
  await expect(started().identify(token)).rejects.toMatchObject({ code: 'token_refused' });
  await expect(started().google.revoke?.('ya29.made-up', signal)).rejects.toMatchObject({
    code: 'token_refused',
  });
});
