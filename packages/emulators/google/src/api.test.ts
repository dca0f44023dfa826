import { afterAll, describe, expect, test } from 'vitest';
import { methods } from './api.ts';
import { sampleCalls, withOwnComment } from './testing/sample-calls.ts';
import { fileIds, teacher } from './testing/small-school.ts';
import { allScopes, smallEmulator } from './testing/start.ts';

const emulator = smallEmulator();
afterAll(() => emulator.close());
emulator.grantFiles(teacher.email, [fileIds.story, fileIds.slides]);

const { email } = teacher;
const addressOf = await withOwnComment(emulator, emulator.issueToken({ email }));

function call(id: string, token: string | undefined, extra = '') {
  const { path = '', body } = sampleCalls[id] ?? {};
  return emulator.app.inject({
    method: methods.find((method) => method.id === id)?.verb ?? 'GET',
    url: addressOf(path) + (extra && (path.includes('?') ? '&' : '?') + extra),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && { payload: body }),
  });
}

describe.each(methods)('$id', ({ id, scopes }) => {
  test('answers a token that holds any one of its scopes', async () => {
    const answers = scopes
      .filter((one) => allScopes.includes(one))
      .map(async (scope) => {
        const token = emulator.issueToken({ email, scopes: [scope] });
        return [scope, (await call(id, token)).statusCode];
      });
    const refused = (await Promise.all(answers)).filter(([, status]) => status !== 200);
    expect(refused).toEqual([]);
  });

  test('refuses a token with every other scope', async () => {
    const others = allScopes.filter((one) => !scopes.includes(one));
    const answer = await call(id, emulator.issueToken({ email, scopes: others }));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      error: {
        status: 'PERMISSION_DENIED',
        errors: [{ reason: 'insufficientPermissions' }],
        details: [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }],
      },
    });
  });

  test('refuses a missing, an unknown and an expired token', async () => {
    const expired = emulator.issueToken({ email, scopes: allScopes, expiresIn: -1 });
    for (const token of [undefined, 'ya29.made-up', expired])
      expect((await call(id, token)).statusCode).toBe(401);
  });

  test('refuses a parameter that Google does not know', async () => {
    const token = emulator.issueToken({ email, scopes: allScopes });
    expect((await call(id, token, 'surprise=1')).statusCode).toBe(400);
  });
});

test('the errors of a bad token are worded as the service words them', async () => {
  const drive = await call('drive.files.get', 'ya29.made-up');
  expect(drive.json()).toMatchObject({ error: { code: 401, errors: [{ reason: 'authError' }] } });
  const classroom = await call('classroom.courses.list', 'ya29.made-up');
  expect(classroom.json()).toMatchObject({ error: { code: 401, status: 'UNAUTHENTICATED' } });
});

test('a body that is not JSON is refused in Google’s words', async () => {
  const { path = '' } = sampleCalls['drive.comments.create'] ?? {};
  const token = emulator.issueToken({ email });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await emulator.app.inject({ method: 'POST', url: path, headers, payload: '{' });
  expect(answer.json()).toMatchObject({ error: { code: 400 } });
});

test.each(['pageSize=many', 'courseStates=OPEN', 'pageSize=-1', 'pageToken=x'])(
  '%s is refused',
  async (extra) => {
    const token = emulator.issueToken({ email });
    expect((await call('classroom.courses.list', token, extra)).statusCode).toBe(400);
  },
);
