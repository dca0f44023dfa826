import { beforeAll, expect, it } from 'vitest';
import { files, teacher } from '../google/testing/school.ts';
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
      postedAt: instant,
    })),
});

const told = (instant: string | null) =>
  changedSince(postedAt(instant), caller(), '501', staying());

it('a student who went on writing after feedback was posted counts once', async () => {
  expect(await told('2026-05-01T00:00:00.000Z')).toEqual([{ assignmentId: '601', students: 1 }]);
});

it('one who has changed nothing since does not, nor one whose feedback isn’t posted', async () => {
  expect(await told('2099-01-01T00:00:00.000Z')).toEqual([]);
  expect(await told(null)).toEqual([]);
});
