import { expect, test } from 'vitest';
import { requiredScopes } from '../scopes.ts';
import { listen } from '../testing/listening.ts';
import { fileIds } from '../testing/small-school.ts';
import { refusal } from '../testing/start.ts';

const { as } = listen();
const presentationId = fileIds.slides;

test('slides have the texts of their shapes', async () => {
  const { data } = await as().slides.presentations.get({ presentationId });
  const texts = data.slides?.[0]?.pageElements?.map(({ shape }) =>
    shape?.text?.textElements?.map(({ textRun }) => textRun?.content ?? '').join(''),
  );
  expect(texts).toEqual(['The kererū\n', 'It flew.\nIt ate.\n']);
});

test('speaker notes are in the shape that the notes page names, if it is there', async () => {
  const { data } = await as().slides.presentations.get({ presentationId });
  const [withNotes, without] = (data.slides ?? []).map(
    ({ slideProperties }) => slideProperties?.notesPage,
  );
  const { speakerNotesObjectId } = withNotes?.notesProperties ?? {};
  const shape = withNotes?.pageElements?.find(({ objectId }) => objectId === speakerNotesObjectId);
  expect(JSON.stringify(shape)).toContain('Talk slowly.');
  expect(without?.notesProperties?.speakerNotesObjectId).toBeTruthy();
  expect(without).not.toHaveProperty('pageElements');
});

test('a document is refused as the wrong kind', async () => {
  const call = as().slides.presentations.get({ presentationId: fileIds.story });
  expect(await refusal(call)).toMatchObject({ status: 400 });
});

test('the scopes of sign-in do not open presentations', async () => {
  const { slides } = as({ scopes: requiredScopes.filter((one) => !one.endsWith('drive.file')) });
  expect(await refusal(slides.presentations.get({ presentationId }))).toMatchObject({
    status: 403,
  });
});
