import { describe, expect, test } from 'vitest';
import { scopes } from '../scopes.ts';
import { listen } from '../testing/listening.ts';
import { classmate, fileIds, student, teacher } from '../testing/small-school.ts';
import { refusal } from '../testing/start.ts';

const { as, emulator } = listen();
const fileId = fileIds.story;

describe('the drive.file rule', () => {
  test('a file is not found until its person has picked it for the app', async () => {
    const { drive } = as();
    expect(await refusal(drive.files.get({ fileId: fileIds.slides }))).toEqual({
      status: 404,
      body: {
        error: {
          errors: [
            {
              domain: 'global',
              reason: 'notFound',
              message: `File not found: ${fileIds.slides}.`,
              locationType: 'parameter',
              location: 'fileId',
            },
          ],
          code: 404,
          message: `File not found: ${fileIds.slides}.`,
        },
      },
    });
    emulator.grantFiles(teacher.email, [fileIds.slides]);
    const fields = 'id,isAppAuthorized,capabilities(canComment)';
    const { data } = await drive.files.get({ fileId: fileIds.slides, fields });
    expect(data).toEqual({
      id: fileIds.slides,
      isAppAuthorized: true,
      capabilities: { canComment: true },
    });
  });

  test('what one person picks for one app opens it to no other person and no other app', async () => {
    emulator.grantFiles(teacher.email, [fileId]);
    const forStudent = as({ email: student.email }).drive.files.get({ fileId });
    const forOtherApp = as({ clientId: 'another-app' }).drive.files.get({ fileId });
    expect(await refusal(forStudent)).toMatchObject({ status: 404 });
    expect(await refusal(forOtherApp)).toMatchObject({ status: 404 });
  });

  test('a broader scope needs no picking, and says that the app has none', async () => {
    const { drive } = as({ scopes: scopes('drive.readonly'), clientId: 'another-app' });
    const { data } = await drive.files.get({ fileId, fields: 'isAppAuthorized,trashed' });
    expect(data).toEqual({ isAppAuthorized: false, trashed: false });
  });
});

test('without fields a file tells no more than its name and kind', async () => {
  emulator.grantFiles(teacher.email, [fileId]);
  const { data } = await as().drive.files.get({ fileId });
  expect(data).toEqual({
    kind: 'drive#file',
    id: fileId,
    name: 'Hemi - A story',
    mimeType: 'application/vnd.google-apps.document',
  });
});

describe('comments', () => {
  const fields = 'id,content,author(displayName,me)';

  test('a comment is kept, told to whoever asks and shown to the emulator’s owner', async () => {
    emulator.grantFiles(teacher.email, [fileId]);
    const { comments } = as().drive;
    const requestBody = { content: 'Ka pai!\n“kia ora” & <b>' };
    const { data } = await comments.create({ fileId, fields, requestBody });
    expect(data).toMatchObject({ ...requestBody, author: { displayName: 'Tui Moana', me: true } });
    expect(emulator.comments(fileId)).toEqual([{ author: 'Tui Moana', ...requestBody }]);
    emulator.grantFiles(student.email, [fileId]);
    const seen = await as({ email: student.email }).drive.comments.list({
      fileId,
      fields: 'comments(id,htmlContent,author/me)',
    });
    expect(seen.data.comments).toEqual([
      { id: data.id, htmlContent: 'Ka pai!<br>“kia ora” &amp; &lt;b&gt;', author: { me: false } },
    ]);
  });

  test('a comment is changed by its author, and by nobody else', async () => {
    emulator.grantFiles(teacher.email, [fileId]);
    emulator.grantFiles(student.email, [fileId]);
    const { data } = await as().drive.comments.create({
      fileId,
      fields,
      requestBody: { content: 'Great start' },
    });
    const changed = { fileId, commentId: data.id ?? '', fields };
    const requestBody = { content: 'Great start!' };
    await as().drive.comments.update({ ...changed, requestBody });
    expect(emulator.comments(fileId).at(-1)?.content).toBe('Great start!');
    const byStudent = as({ email: student.email }).drive.comments.update({
      ...changed,
      requestBody,
    });
    expect(await refusal(byStudent)).toMatchObject({ status: 403 });
    const nowhere = as().drive.comments.update({ ...changed, commentId: 'gone', requestBody });
    expect(await refusal(nowhere)).toMatchObject({ status: 404 });
  });

  test('a list comes in pages, newest first', async () => {
    const onFile = { fileId: fileIds.hidden, fields: '*' };
    emulator.grantFiles(teacher.email, [onFile.fileId]);
    const { comments } = as().drive;
    for (const content of ['one', 'two', 'three'])
      await comments.create({ ...onFile, requestBody: { content } });
    const first = await comments.list({ ...onFile, pageSize: 2 });
    const pageToken = first.data.nextPageToken ?? '';
    const second = await comments.list({ ...onFile, pageSize: 2, pageToken });
    const pages = [first, second].map(({ data }) => data.comments?.map(({ content }) => content));
    expect(pages).toEqual([['three', 'two'], ['one']]);
  });

  test('a call without fields, or a comment without content, is refused', async () => {
    emulator.grantFiles(teacher.email, [fileId]);
    const { comments } = as().drive;
    const requestBody = { content: 'Hello' };
    expect(await refusal(comments.create({ fileId, requestBody }))).toMatchObject({
      status: 400,
      body: { error: { errors: [{ reason: 'required', location: 'fields' }] } },
    });
    expect(await refusal(comments.list({ fileId }))).toMatchObject({ status: 400 });
    const empty = comments.create({ fileId, fields, requestBody: { content: ' ' } });
    expect(await refusal(empty)).toMatchObject({ status: 400 });
  });

  test('neither a file that is not picked nor one that may only be read takes comments', async () => {
    const create = (fileIdOf: string) =>
      as({ email: classmate.email }).drive.comments.create({
        fileId: fileIdOf,
        fields,
        requestBody: { content: 'Hi' },
      });
    expect(await refusal(create(fileIds.template))).toMatchObject({ status: 404 });
    emulator.grantFiles(classmate.email, [fileIds.template]);
    expect(await refusal(create(fileIds.template))).toMatchObject({
      status: 403,
      body: { error: { errors: [{ reason: 'insufficientFilePermissions' }] } },
    });
  });
});
