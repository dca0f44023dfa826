import { beforeAll, expect, it } from 'vitest';
import { files, second, teacher } from '../google/testing/school.ts';
import { staying } from '../google/testing/start.ts';
import { changedSince } from './changed-since.ts';
import { openClassroom } from './testing/open-classroom.ts';

const { caller, started } = openClassroom();

beforeAll(() => started().emulator.grantFiles(teacher.email, [files.recount.id]));

/** The document was last modified on 4 May 2026. */
const postedAt = (instant: string | null) => ({
  withFeedback: async () =>
    [files.recount.id, 'a-document-that-is-gone'].map((documentId) => ({
      courseId: '501',
      assignmentId: '601',
      documentId,
      hasWords: true,
      postedAt: instant,
      isOnDocument: true,
    })),
});

const nothing = { withFeedback: async () => [] };

const onGone = (studentName: string) => ({
  postedIn: async () => [
    {
      assignmentId: '601',
      documentId: 'a-document-that-is-gone',
      studentName,
      postedAt: new Date('2026-05-01T00:00:00.000Z'),
    },
  ],
});

const told = (drafts: ReturnType<typeof postedAt>, given = onGone('Nobody of the class')) =>
  changedSince({ drafts, given }, caller(), '501', staying());

it('a student who went on writing after feedback was posted counts once', async () => {
  expect(await told(postedAt('2026-05-01T00:00:00.000Z'))).toEqual([
    { assignmentId: '601', students: 1 },
  ]);
});

it('one who has changed nothing since does not, nor one whose feedback isn’t posted', async () => {
  expect(await told(postedAt('2099-01-01T00:00:00.000Z'))).toEqual([]);
  expect(await told(postedAt(null))).toEqual([]);
});

it('a document that another assignment has, too, counts by what was posted for this one', async () => {
  const { withFeedback } = postedAt('2026-05-01T00:00:00.000Z');
  const elsewhere = (await withFeedback()).map((one) => ({
    ...one,
    assignmentId: '602',
    postedAt: null,
  }));
  const both = { withFeedback: async () => [...(await withFeedback()), ...elsewhere] };
  expect(await told(both)).toEqual([{ assignmentId: '601', students: 1 }]);
});

it('one who has handed in another document instead counts, until feedback is on that too', async () => {
  const given = onGone(`${second.givenName} ${second.familyName}`);
  expect(await told(nothing, given)).toEqual([{ assignmentId: '601', students: 1 }]);
  const onTheOther = {
    courseId: '501',
    assignmentId: '601',
    documentId: files.second.id,
    hasWords: true,
    postedAt: '2099-01-01T00:00:00.000Z',
    isOnDocument: true,
  };
  expect(await told({ withFeedback: async () => [onTheOther] }, given)).toEqual([]);
});
