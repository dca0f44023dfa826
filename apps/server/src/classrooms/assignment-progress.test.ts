import { operations } from '@second-draft/contract';
import { expect, it } from 'vitest';
import type { DraftStore } from '../drafts/index.ts';
import { files } from '../google/testing/school.ts';
import { staying } from '../google/testing/start.ts';
import { assignmentProgress } from './assignment-progress.ts';
import { openClassroom } from './testing/open-classroom.ts';

const { caller } = openClassroom();

const drafts = (posted: boolean): Pick<DraftStore, 'withFeedback'> => ({
  withFeedback: async () => [
    {
      courseId: '501',
      assignmentId: '601',
      documentId: files.recount.id,
      hasWords: true,
      // Its words may have been changed since.
      postedAt: null,
      isOnDocument: posted,
    },
    {
      courseId: '501',
      assignmentId: '601',
      documentId: 'a-document-that-is-gone',
      hasWords: true,
      postedAt: '2026-11-20T03:00:00.000Z',
      isOnDocument: true,
    },
  ],
});

it('says for each assignment how many have a document, feedback and a comment', async () => {
  const progress = await assignmentProgress(drafts(false), caller(), '501', staying());
  expect(operations.progress.answer.schema.parse(progress)).toEqual(progress);
  const camp = progress.find(({ assignmentId }) => assignmentId === '601');
  expect(camp).toMatchObject({ withFeedback: 1, posted: 0 });
  expect(camp?.withDocuments).toBeGreaterThanOrEqual(1);
  const posted = await assignmentProgress(drafts(true), caller(), '501', staying());
  expect(posted.find(({ assignmentId }) => assignmentId === '601')).toMatchObject({ posted: 1 });
});

it('says nothing about a class that is not the teacher’s', async () => {
  await expect(assignmentProgress(drafts(false), caller(), '999', staying())).rejects.toMatchObject(
    { code: 'not_found' },
  );
});
