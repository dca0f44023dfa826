import type { Point } from '@second-draft/contract';
import { beforeEach, expect, it } from 'vitest';
import { accounts, completions, givenFeedbacks, sentFeedbacks } from '../db/schema/index.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { completionOf } from '../privacy/testing/rows.ts';
import { createGivenFeedbackStore } from './store/given-feedbacks.ts';
import { sampleGiven } from './testing/sample-given.ts';

const point: Point = {
  kind: 'strength',
  comment: 'Sam, you show us the rock pool.',
  quotations: [],
  example: null,
  skill: null,
};
const frame = { greeting: 'Kia ora Sam!', ending: '' };
const feedback = `${frame.greeting}\n\n${point.comment}`;

describeOnBothDatabases('feedback for a student who is called Bella by now', (database) => {
  beforeEach(async () => {
    await database().delete(accounts);
    await database().insert(accounts).values(sampleAccount('teacher'));
    const one = completionOf('one', 'teacher', new Date('2026-11-02T01:00:00.000Z'));
    const checks = { ...one.checks, studentName: 'Sam' };
    await database()
      .insert(completions)
      .values({ ...one, points: [{ ...point, frame }], checks, feedback });
  });

  const give = async (words: string) => {
    const given = { ...sampleGiven, feedbackId: 'one', feedback: words };
    await createGivenFeedbackStore(database()).keep(given);
    const [kept] = await database().select().from(givenFeedbacks);
    const [sent] = await database().select().from(sentFeedbacks);
    return { change: sent?.change, first: kept?.points[0] };
  };

  it('is as it was written where it has another name alone', async () => {
    const { change, first } = await give(feedback.replaceAll('Sam', 'Bella'));
    expect(change).toBe('unchanged');
    expect(first).toMatchObject({
      comment: 'Bella, you show us the rock pool.',
      frame: { greeting: 'Kia ora Bella!' },
    });
  });

  it('keeps the name that it was written with as long as the words have it', async () => {
    const { change, first } = await give(`${feedback} Ka pai, Bella!`);
    expect(change).toBe('lightly');
    expect(first).toMatchObject({ comment: point.comment, frame });
  });
});
