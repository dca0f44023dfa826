import { afterAll, expect, test } from 'vitest';
import { requiredScopes, scopes } from '../scopes.ts';
import { fileIds, stranger, teacher } from '../testing/small-school.ts';
import { smallEmulator } from '../testing/start.ts';

const emulator = smallEmulator();
afterAll(() => emulator.close());

function post(
  path: string,
  payload: object,
  token = emulator.issueToken({ email: teacher.email }),
) {
  const headers = { authorization: `Bearer ${token}` };
  return emulator.app.inject({ method: 'POST', url: path, payload, headers });
}

async function driveStatus(fileId: string): Promise<number> {
  const headers = { authorization: `Bearer ${emulator.issueToken({ email: teacher.email })}` };
  return (await emulator.app.inject({ url: `/drive/v3/files/${fileId}`, headers })).statusCode;
}

test('the files asked for are listed with title, kind and owner', async () => {
  const answer = await post('/picker/files', { fileIds: [fileIds.story, fileIds.slides] });
  expect(answer.json()).toMatchObject({
    files: [
      { id: fileIds.story, name: 'Hemi - A story', owner: 'Hemi Te Rangi' },
      { id: fileIds.slides, mimeType: 'application/vnd.google-apps.presentation' },
    ],
  });
});

test('without ids all that the person may see are listed, of the kinds asked for', async () => {
  const mimeTypes = ['application/vnd.google-apps.presentation'];
  expect((await post('/picker/files', { mimeTypes })).json().files).toHaveLength(1);
  const nothing = await post('/picker/files', {}, emulator.issueToken({ email: stranger.email }));
  expect(nothing.json()).toEqual({ files: [] });
});

test('picking opens files to the app only when the app has said which it is', async () => {
  const pick = { fileIds: [fileIds.story] };
  expect((await post('/picker/pick', pick)).json().files).toHaveLength(1);
  expect(await driveStatus(fileIds.story)).toBe(404);
  await post('/picker/pick', { ...pick, appId: '123456789012' });
  expect(await driveStatus(fileIds.story)).toBe(200);
});

test('a token that is unknown or has no Drive scope is refused', async () => {
  expect((await post('/picker/files', {}, 'ya29.made-up')).statusCode).toBe(401);
  const noDrive = emulator.issueToken({
    email: teacher.email,
    scopes: scopes('documents.readonly'),
  });
  expect((await post('/picker/files', {}, noDrive)).statusCode).toBe(403);
  expect(requiredScopes).toContain(scopes('drive.file')[0]);
});

test('the dialog may be shown in a frame of the page that asks, and of no other', async () => {
  const policy = async (query: string) => {
    const { headers } = await emulator.app.inject(`/picker/dialog${query}`);
    return String(headers['content-security-policy']);
  };
  expect(await policy('?origin=http://127.0.0.1:3000')).toContain(
    'frame-ancestors http://127.0.0.1:3000',
  );
  expect(await policy('?origin=x;script-src%20*')).toContain("frame-ancestors 'none'");
  expect(await policy('')).toContain("frame-ancestors 'none'");
});
