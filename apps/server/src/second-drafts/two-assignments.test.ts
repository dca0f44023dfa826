import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accounts, givenFeedbacks } from '../db/schema/index.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { createGivenFeedbackStore } from './store/given-feedbacks.ts';
import type { ToGive } from './store/keep-given.ts';

const inHerOwnWords: ToGive = {
  accountId: 'teacher',
  courseId: '501',
  assignmentId: '601',
  documentId: 'recount-document-1',
  feedbackId: null,
  studentName: 'Bella Singh',
  text: 'We went to the beach.',
  typedByTeacher: false,
  simplified: false,
  feedback: 'Next, say more.',
  how: 'posted',
  at: new Date('2026-11-03T01:00:00.000Z'),
};

describeOnBothDatabases('a draft that is handed in for two assignments', (database) => {
  it('keeps what the teacher said in her own words for each', async () => {
    await database().delete(accounts);
    await database().insert(accounts).values(sampleAccount('teacher'));
    const { keep } = createGivenFeedbackStore(database());
    await keep(inHerOwnWords);
    await keep({ ...inHerOwnWords, assignmentId: '602', feedback: 'Next, check your verbs.' });
    const { assignmentId, feedback } = givenFeedbacks;
    const kept = database().select({ assignmentId, feedback }).from(givenFeedbacks);
    expect(await kept.orderBy(asc(assignmentId))).toEqual([
      { assignmentId: '601', feedback: 'Next, say more.' },
      { assignmentId: '602', feedback: 'Next, check your verbs.' },
    ]);
  });
});
