import { afterEach, beforeEach, expect, it } from 'vitest';
import { files, teacher } from '../testing/school.ts';
import { startGoogle, staying, type StartedGoogle } from '../testing/start.ts';

let started: StartedGoogle;
const { id } = files.recount;
const comments = `/drive/v3/files/${id}/comments`;

beforeEach(async () => {
  started = await startGoogle();
  started.emulator.grantFiles(teacher.email, [id]);
});
afterEach(() => started.close());

const posted = () => started.emulator.comments(id).map(({ content }) => content);
const post = (content: string) => started.asTeacher().comments?.post(id, content, staying());

/** The comment reaches Drive, but the answer is lost. */
async function loseAnswer(content: string): Promise<void> {
  const token = started.emulator.issueToken({ email: teacher.email });
  await fetch(`${started.origin}${comments}?fields=id`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ content }),
  });
  started.emulator.fault({ method: 'POST', path: comments, times: 1, status: 503 });
}

it('says what the product needs to know about a picked file', async () => {
  await expect(started.asTeacher().file(id, staying())).resolves.toEqual({
    id,
    name: 'Camp',
    kind: 'document',
    isPicked: true,
    modified: '2026-05-04T02:00:00.000Z',
    canComment: true,
  });
});

it('says that a file has not been picked', async () => {
  const file = started.asTeacher().file(files.second.id, staying());
  await expect(file).rejects.toMatchObject({ code: 'file_not_picked' });
});

it('says that a file has not been picked when Drive words it as a refusal', async () => {
  const fault = { status: 403, reason: 'appNotAuthorizedToFile' };
  started.emulator.fault({ path: `/drive/v3/files/${id}`, ...fault });
  const file = started.asTeacher().file(id, staying());
  await expect(file).rejects.toMatchObject({ code: 'file_not_picked' });
});

it('posts a comment', async () => {
  await expect(post('Great start.')).resolves.toHaveProperty('posted');
  expect(posted()).toEqual(['Great start.']);
});

it('posts a comment after a rate limit', async () => {
  started.emulator.fault({ method: 'POST', path: comments, times: 1, status: 429 });
  await post('Great start.');
  expect(posted()).toEqual(['Great start.']);
  expect(started.emulator.calls().map(({ status }) => status)).toEqual([429, 200]);
});

it('posts a comment that Drive did not take at the first try', async () => {
  started.emulator.fault({ method: 'POST', path: comments, times: 1, status: 503 });
  await post('Great start.');
  expect(posted()).toEqual(['Great start.']);
});

it('does not post a comment twice when only the answer got lost', async () => {
  await loseAnswer('Great start.\nWhat next?');
  await expect(post('Great start.\r\nWhat next? ')).resolves.toHaveProperty('id');
  expect(posted()).toEqual(['Great start.\nWhat next?']);
});

it('does not post again when it can’t find out whether it has posted', async () => {
  started.emulator.fault({ method: 'POST', path: comments, times: 1, status: 503 });
  started.emulator.fault({ method: 'GET', path: comments, status: 503 });
  await expect(post('Great start.')).rejects.toMatchObject({ code: 'classroom_unavailable' });
  expect(started.emulator.calls().filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('says that a document takes no comment from her, and not that a permission is missing', async () => {
  const commentId = (await post('Great start.'))?.id ?? '';
  const fault = { status: 403, reason: 'insufficientFilePermissions' };
  started.emulator.fault({ path: comments, method: 'POST', ...fault });
  started.emulator.fault({ path: `${comments}/`, method: 'PATCH', ...fault });
  await expect(post('And then?')).rejects.toMatchObject({ code: 'comment_refused' });
  const change = started.asTeacher().comments?.change(id, commentId, 'Then?', staying());
  await expect(change).rejects.toMatchObject({ code: 'comment_refused' });
  started.emulator.clearFaults();
  started.emulator.fault({ path: comments, status: 403, reason: 'insufficientPermissions' });
  await expect(post('And then?')).rejects.toMatchObject({ code: 'permission_missing' });
});

it('changes a comment, and says so of one that is not there', async () => {
  const commentId = (await post('Great start.'))?.id ?? '';
  const change = (which: string) =>
    started.asTeacher().comments?.change(id, which, 'Great ending.', staying());
  await expect(change(commentId)).resolves.toMatchObject({ id: commentId });
  expect(posted()).toEqual(['Great ending.']);
  await expect(change('AAABgone')).rejects.toMatchObject({ code: 'comment_gone' });
  const fault = { status: 403, reason: 'appNotAuthorizedToFile' };
  started.emulator.fault({ path: `${comments}/`, method: 'PATCH', ...fault });
  await expect(change(commentId)).rejects.toMatchObject({ code: 'comment_gone' });
});
