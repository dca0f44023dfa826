import { expect, it } from 'vitest';
import { files } from '../testing/school.ts';
import { openGoogle } from '../testing/open-google.ts';
import { staying } from '../testing/start.ts';

const started = openGoogle();
const { id } = files.recount;
const SINCE = new Date('2026-05-04T02:10:00.000Z');

const answer = (path: string, body: object) =>
  started().emulator.fault({ path: `/drive/v3/files/${path}`, body: JSON.stringify(body) });
const find = (content: string, knownId: string | null = null) =>
  started().asTeacher().comments?.find(id, { content, since: SINCE, id: knownId }, staying());
const comment = {
  id: 'it',
  content: 'Great start.\nWhat next?',
  createdTime: '2026-05-04T02:11:00.000Z',
  modifiedTime: '2026-05-04T02:12:00.000Z',
  author: { me: true },
};

it.each([
  ['by somebody else', { author: { me: false } }],
  ['by nobody who is named', { author: undefined }],
  ['by somebody who is not told', { author: {} }],
  ['of the day before', { createdTime: '2026-05-03T02:09:59.999Z' }],
  ['of other words', { content: 'Great start.' }],
  ['of no words', { content: undefined }],
])('a comment %s is not taken for the one that was posted', async (_, other) => {
  answer(`${id}/comments`, { comments: [{ ...comment, ...other }] });
  await expect(find(comment.content)).resolves.toBeNull();
});

it.each([
  ['with other line ends', { content: 'Great start.\rWhat next?\r\n' }],
  ['though our clock is a day ahead', { createdTime: '2026-05-03T02:10:00.000Z' }],
  ['as it is', {}],
])('a comment is found %s, among others', async (_, changed) => {
  const other = { ...comment, id: 'other', content: 'Ka pai!' };
  const it = { ...comment, ...changed };
  answer(`${id}/comments`, { comments: [other, it] });
  await expect(find(comment.content)).resolves.toEqual({ id: 'it', posted: it.createdTime });
});

it('a comment is found by its id though it is older, as posted when it was changed', async () => {
  const old = { ...comment, createdTime: '2026-05-01T02:00:00.000Z' };
  answer(`${id}/comments`, { comments: [{ ...comment, id: 'other' }, old] });
  await expect(find(comment.content, 'it')).resolves.toEqual({
    id: 'it',
    posted: comment.modifiedTime,
  });
  await expect(find('Other words.', 'it')).resolves.toBeNull();
});

it.each([
  ['application/vnd.google-apps.document', 'document'],
  ['application/vnd.google-apps.presentation', 'presentation'],
  ['application/pdf', null],
])('a file of the type %s is told as %s', async (mimeType, kind) => {
  answer(id, { id, name: 'Camp', mimeType, isAppAuthorized: true });
  await expect(started().asTeacher().file(id, staying())).resolves.toMatchObject({ kind });
});

it('of a file that Google says nothing about, nothing is allowed', async () => {
  for (const more of [{}, { capabilities: {} }]) {
    started().emulator.clearFaults();
    answer(id, { id, ...more });
    await expect(started().asTeacher().file(id, staying())).resolves.toEqual({
      id,
      name: '',
      kind: null,
      isPicked: false,
      canComment: false,
      modified: null,
    });
  }
});
