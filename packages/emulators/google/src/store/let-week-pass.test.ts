import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGoogleEmulator } from '../emulator.ts';
import { pretendSchool, roomTwelveTeacher, roomTwentyTeacher } from '../school/index.ts';
import { fileId } from '../school/ids.ts';
import { campSecondDrafts } from '../school/second-drafts/camp-second-drafts.ts';

const emulator = createGoogleEmulator({ clientId: 'app', publicOrigin: () => '' });
const { email } = roomTwelveTeacher;
let origin: string;
let authorization: string;
beforeAll(async () => {
  origin = await emulator.app.listen({ host: '127.0.0.1', port: 0 });
  authorization = `Bearer ${emulator.issueToken({ email })}`;
});
afterAll(() => emulator.close());

async function get<T>(path: string): Promise<T> {
  const answer = await fetch(`${origin}${path}`, { headers: { authorization } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

async function commentOn(ids: readonly string[]): Promise<void> {
  emulator.grantFiles(email, ids);
  for (const id of ids)
    await fetch(`${origin}/drive/v3/files/${id}/comments?fields=id`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'Slow down here: what did you hear?' }),
    });
}

const textOf = async (id: string) => JSON.stringify(await get<object>(`/v1/documents/${id}`));
const modifiedOf = async (id: string) =>
  (await get<{ modifiedTime: string }>(`/drive/v3/files/${id}?fields=modifiedTime`)).modifiedTime;
const idOf = (of: string) => fileId(of);

const [course] = pretendSchool.classes;
const camp = course?.assignments[0];

async function handedIn(studentId: string): Promise<string[]> {
  const path = `/v1/courses/${course?.id}/courseWork/${camp?.id}/studentSubmissions`;
  const { studentSubmissions } = await get<{
    studentSubmissions: {
      userId: string;
      assignmentSubmission: { attachments?: { driveFile: { id: string } }[] };
    }[];
  }>(path);
  const one = studentSubmissions.find(({ userId }) => userId === studentId);
  return (one?.assignmentSubmission.attachments ?? []).map(({ driveFile }) => driveFile.id);
}

it('without a comment nobody writes anything', async () => {
  expect(emulator.letWeekPass(email)).toBe(0);
});

it('whoever had a comment writes a second draft, once, and the document says when', async () => {
  const [acted, untouched] = [idOf('camp-maia'), idOf('camp-liam')];
  await commentOn([acted]);
  emulator.grantFiles(email, [untouched]);
  const before = [await modifiedOf(acted), await modifiedOf(untouched)];
  expect(emulator.letWeekPass(roomTwentyTeacher.email)).toBe(0);
  expect(emulator.letWeekPass(email)).toBe(1);
  expect(await textOf(acted)).toContain('The steam smelt like wet sacks and bacon');
  expect(Date.parse(await modifiedOf(acted))).toBeGreaterThan(Date.parse(before[0] ?? ''));
  expect(await modifiedOf(untouched)).toBe(before[1]);
  expect(emulator.letWeekPass(email)).toBe(0);
});

it('one hands in a document of his own in place of the first, and one empties hers', async () => {
  const [first, emptied] = [idOf('camp-nikau'), idOf('camp-meiling')];
  const owner = pretendSchool.files.find(({ id }) => id === first)?.ownerId ?? '';
  expect(await handedIn(owner)).toEqual([first]);
  await commentOn([first, emptied]);
  expect(emulator.letWeekPass(email)).toBe(2);
  const [second = '', ...others] = await handedIn(owner);
  expect([second === first, others]).toEqual([false, []]);
  expect(await textOf(second)).toContain('The pumice was crunchy under our feet');
  expect(await textOf(emptied)).not.toContain('possum');
  expect(emulator.letWeekPass(email)).toBe(0);
});

it('all who have something to write write it when all have a comment', async () => {
  const ids = campSecondDrafts.map(({ of }) => idOf(of));
  const done = ['camp-maia', 'camp-nikau', 'camp-meiling'];
  await commentOn(ids.filter((id) => !done.map(idOf).includes(id)));
  const writing = campSecondDrafts.filter(
    ({ of, kind }) => kind !== 'nothing' && !done.includes(of),
  );
  expect(emulator.letWeekPass(email)).toBe(writing.length);
});

it('a text that its student has changed in the meantime is left alone', async () => {
  const other = createGoogleEmulator({ clientId: 'app', publicOrigin: () => '' });
  const id = idOf('camp-sione');
  other.editDocument(id, 'I began again.');
  expect(other.letWeekPass(email)).toBe(0);
  await other.close();
});
