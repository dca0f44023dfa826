import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accounts, givenFeedbacks } from '../db/schema/index.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { createGivenFeedbackStore } from './store/given-feedbacks.ts';
import { sampleGiven } from './testing/sample-given.ts';

describeOnBothDatabases('a draft that is handed in for two assignments', (database) => {
  it('keeps what the teacher said in her own words for each', async () => {
    await database().delete(accounts);
    await database().insert(accounts).values(sampleAccount('teacher'));
    const { keep } = createGivenFeedbackStore(database());
    await keep(sampleGiven);
    await keep({ ...sampleGiven, assignmentId: '602', feedback: 'Next, check your verbs.' });
    const { assignmentId, feedback } = givenFeedbacks;
    const kept = database().select({ assignmentId, feedback }).from(givenFeedbacks);
    expect(await kept.orderBy(asc(assignmentId))).toEqual([
      { assignmentId: '601', feedback: 'Next, say more.' },
      { assignmentId: '602', feedback: 'Next, check your verbs.' },
    ]);
  });
});
