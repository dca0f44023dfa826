import { expect, test } from 'vitest';
import { scopes } from '../scopes.ts';
import { listen } from '../testing/listening.ts';
import {
  classmate,
  fileIds,
  storyText,
  stranger,
  student,
  teacher,
} from '../testing/small-school.ts';
import { refusal } from '../testing/start.ts';

const { as, emulator } = listen();
const read = { documentId: fileIds.story, includeTabsContent: true };

test('a document’s text is in its tab, a paragraph a line, with running indices', async () => {
  const { data } = await as().docs.documents.get(read);
  const content = data.tabs?.[0]?.documentTab?.body?.content ?? [];
  const runs = content.flatMap(({ paragraph }) => paragraph?.elements ?? []);
  expect(runs.map(({ textRun }) => textRun?.content).join('')).toBe(`${storyText}\n`);
  expect(runs.at(-1)?.endIndex).toBe(storyText.length + 2);
  expect(data).not.toHaveProperty('body');
});

test('without tabs asked for, the text is where it used to be', async () => {
  const { data } = await as().docs.documents.get({ documentId: fileIds.story });
  expect(data.body?.content).toHaveLength(3);
  expect(data).not.toHaveProperty('tabs');
});

test('the view of suggestions that was asked for is told', async () => {
  const suggestionsViewMode = 'PREVIEW_WITHOUT_SUGGESTIONS';
  const { data } = await as().docs.documents.get({ ...read, suggestionsViewMode });
  expect(data.suggestionsViewMode).toBe(suggestionsViewMode);
});

test('an edited document has a new text and a new revision', async () => {
  const before = await as().docs.documents.get({ documentId: fileIds.hidden });
  emulator.editDocument(fileIds.hidden, 'Tuatara have three eyes.');
  const after = await as().docs.documents.get({ documentId: fileIds.hidden });
  expect(JSON.stringify(after.data.body)).toContain('three eyes');
  expect(after.data.revisionId).not.toBe(before.data.revisionId);
});

test('a presentation is refused as the wrong kind', async () => {
  const call = as().docs.documents.get({ documentId: fileIds.slides });
  expect(await refusal(call)).toMatchObject({
    status: 400,
    body: { error: { message: 'This operation is not supported for this document' } },
  });
});

test('the owner, the teacher and for a template the class may read, others not', async () => {
  const get = (email: string, documentId: string) =>
    as({ email }).docs.documents.get({ documentId });
  expect((await get(student.email, fileIds.story)).status).toBe(200);
  expect((await get(classmate.email, fileIds.template)).status).toBe(200);
  expect(await refusal(get(classmate.email, fileIds.story))).toMatchObject({ status: 403 });
  expect(await refusal(get(stranger.email, fileIds.template))).toMatchObject({ status: 403 });
  expect(await refusal(get(teacher.email, '1nothing'))).toMatchObject({ status: 404 });
});

test('with drive.file alone only picked documents can be read', async () => {
  const { docs } = as({ scopes: scopes('drive.file') });
  expect(await refusal(docs.documents.get(read))).toMatchObject({ status: 404 });
  emulator.grantFiles(teacher.email, [fileIds.story]);
  expect((await docs.documents.get(read)).status).toBe(200);
});
