import { beforeEach, expect, it } from 'vitest';
import { accounts, givenFeedbacks, judgements } from '../db/schema/index.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { createGivenFeedbackStore } from './store/given-feedbacks.ts';
import { createVerdictStore } from './store/verdicts.ts';
import { sampleGiven } from './testing/sample-given.ts';

describeOnBothDatabases('what a model was sent to judge a second draft', (database) => {
  beforeEach(async () => {
    await database().delete(accounts);
    await database().insert(accounts).values(sampleAccount('teacher'));
  });

  const keepOne = (text: string, day: number) =>
    createGivenFeedbackStore(database(), { rows: 1, bytes: 1e6 }).keep({
      ...sampleGiven,
      text,
      at: new Date(Date.UTC(2026, 10, day)),
    });
  const judge = (feedbackId: string) =>
    createVerdictStore(database()).keepJudgement(
      'teacher',
      { feedbackId, text: 'The next draft.', comments: [] },
      { judged: [], writer: 'gpt-4o', sent: [] },
    );

  it('goes when its feedback makes room for others, and doesn’t come after it has gone', async () => {
    await keepOne('The first draft.', 1);
    const [first] = await database().select().from(givenFeedbacks);
    await judge(first?.id ?? '');
    expect(await database().$count(judgements)).toBe(1);
    await keepOne('The second draft.', 2);
    expect(await database().$count(judgements)).toBe(0);
    await judge(first?.id ?? '');
    expect(await database().$count(judgements)).toBe(0);
  });
});
