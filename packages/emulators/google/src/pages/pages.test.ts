import { afterAll, describe, expect, test } from 'vitest';
import { course, fileIds, classmate, story, teacher } from '../testing/small-school.ts';
import { smallEmulator } from '../testing/start.ts';

const emulator = smallEmulator();
afterAll(() => emulator.close());

const documentPath = `/document/d/${fileIds.story}/edit`;

async function comment(content: string): Promise<void> {
  emulator.grantFiles(teacher.email, [fileIds.story]);
  await emulator.app.inject({
    method: 'POST',
    url: `/drive/v3/files/${fileIds.story}/comments?fields=id`,
    headers: { authorization: `Bearer ${emulator.issueToken({ email: teacher.email })}` },
    payload: { content },
  });
}

describe('a document’s page', () => {
  test('shows title, owner and text, escaped', async () => {
    const { body, headers } = await emulator.app.inject(documentPath);
    expect(body).toContain('Hemi - A story');
    expect(body).toContain('Hemi Te Rangi');
    expect(body).toContain('“kia ora” &amp; &lt;left&gt;.');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  test('shows the comments with their author', async () => {
    await comment('Ka pai! <img src=x onerror=alert(1)>');
    const { body } = await emulator.app.inject(documentPath);
    expect(body).toContain('Comments (1)');
    expect(body).toContain('Tui Moana');
    expect(body).toContain('&lt;img src=x');
    expect(body).not.toContain('<img src=x');
  });

  test('takes a new text, which the Docs API then answers', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams({ body: 'A second draft.\r\nWith two lines.' }).toString();
    const saved = await emulator.app.inject({
      method: 'POST',
      url: documentPath,
      headers,
      payload,
    });
    expect([saved.statusCode, saved.headers.location]).toEqual([303, documentPath]);
    const form = await emulator.app.inject(`${documentPath}?write=1`);
    expect(form.body).toContain('A second draft.\nWith two lines.');
    const read = await emulator.app.inject({
      url: `/v1/documents/${fileIds.story}`,
      headers: { authorization: `Bearer ${emulator.issueToken({ email: teacher.email })}` },
    });
    expect(read.body).toContain('A second draft.');
  });
});

test('edits in one emulator stay in it', async () => {
  const other = smallEmulator();
  const { body } = await other.app.inject(`/document/d/${fileIds.hidden}/edit`);
  emulator.editDocument(fileIds.hidden, 'Changed.');
  expect((await other.app.inject(`/document/d/${fileIds.hidden}/edit`)).body).toBe(body);
  await other.close();
});

test('a presentation’s page shows slides and notes', async () => {
  const { body } = await emulator.app.inject(`/presentation/d/${fileIds.slides}/edit`);
  expect(body).toContain('It flew.');
  expect(body).toContain('Talk slowly.');
});

test('the link that hides a file’s kind leads to its page', async () => {
  const { headers } = await emulator.app.inject(`/open?id=${fileIds.slides}`);
  expect(headers.location).toBe(`/presentation/d/${fileIds.slides}/edit`);
});

test('a class’s and an assignment’s links show what is in them', async () => {
  const coursePage = await emulator.app.inject(`/c/${course.id}`);
  expect(coursePage.body).toContain(`/c/${course.id}/a/${story.id}/details`);
  const assignmentPage = await emulator.app.inject(`/c/${course.id}/a/${story.id}/details`);
  expect(assignmentPage.body).toContain(documentPath);
  expect(assignmentPage.body).toContain('Not opened yet');
  const folder = await emulator.app.inject(`/drive/folders/1folder${story.id}`);
  expect(folder.headers.location).toBe(`/c/${course.id}/a/${story.id}/details`);
});

test.each([
  '/document/d/nothing/edit',
  `/document/d/${fileIds.slides}/edit`,
  `/presentation/d/${fileIds.story}/edit`,
  '/open',
  '/c/1',
  `/c/${course.id}/a/1/details`,
  '/drive/folders/1',
  `/photos/${classmate.id}`,
])('%s is not there', async (path) => {
  expect((await emulator.app.inject(path)).statusCode).toBe(404);
});

test('a photo is a drawing, the same each time, for people who have one', async () => {
  const get = () => emulator.app.inject(`/photos/${teacher.id}`);
  const { headers, body } = await get();
  expect(headers['content-type']).toBe('image/svg+xml');
  expect((await get()).body).toBe(body);
});

test.each(['/gsi/client', '/gsi/relay.js', '/gsi/pages.css', '/js/api.js', '/js/picker.js'])(
  '%s is served from a path that the product forwards',
  async (path) => {
    expect((await emulator.app.inject(path)).statusCode).toBe(200);
    expect(emulator.browserPaths.some((prefix) => path.startsWith(prefix))).toBe(true);
  },
);
