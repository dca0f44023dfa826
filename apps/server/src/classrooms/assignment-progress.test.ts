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

it('counts feedback for the assignment that it is about, whichever else has the document', async () => {
  const [here] = await drafts(true).withFeedback('');
  const elsewhere = { assignmentId: '602', documentId: files.recount.id, isOnDocument: false };
  const both = { withFeedback: async () => (here ? [here, { ...here, ...elsewhere }] : []) };
  const progress = await assignmentProgress(both, caller(), '501', staying());
  const camp = progress.find(({ assignmentId }) => assignmentId === '601');
  expect(camp).toMatchObject({ withFeedback: 1, posted: 1 });
  const onlyElsewhere = { withFeedback: async () => (here ? [{ ...here, ...elsewhere }] : []) };
  const nothing = await assignmentProgress(onlyElsewhere, caller(), '501', staying());
  expect(nothing.find(({ assignmentId }) => assignmentId === '601')).toMatchObject({
    withFeedback: 0,
    posted: 0,
  });
});

it('says nothing about a class that is not the teacher’s', async () => {
  await expect(assignmentProgress(drafts(false), caller(), '999', staying())).rejects.toMatchObject(
    { code: 'not_found' },
  );
});
