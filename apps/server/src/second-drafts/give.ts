import type { Database } from '../db/index.ts';
import { createThreadsInTurn, type TextThreads } from '../feedback/index.ts';
import { Problem } from '../problems/index.ts';
import { createGivenFeedbackStore, type GivenFeedbackStore } from './store/given-feedbacks.ts';
import { givenStep } from './store/given-steps.ts';
import type { KeptGiven, ToGive } from './store/keep-given.ts';
import type { OutcomeStore } from './store/outcomes.ts';

export interface GivenFeedbacks extends Omit<GivenFeedbackStore, 'keep'> {
  /** With the next steps that its words ask for: the teacher may have changed them. */
  keep(toGive: ToGive): Promise<void>;
}

interface Parts {
  db: Database;
  outcomes: Pick<OutcomeStore, 'asked'>;
  threads: TextThreads;
}

export function createGivenFeedbacks({ db, outcomes, threads }: Parts): GivenFeedbacks {
  const store = createGivenFeedbackStore(db);
  const threadsOf = createThreadsInTurn(threads);
  /** Null where the machine is too busy to read them, or they take too long. */
  async function stepsIn(
    { accountId, feedback }: ToGive,
    { points, studentText: text }: KeptGiven,
  ) {
    // Whoever posts it and leaves has given it all the same.
    const { signal } = new AbortController();
    try {
      return await threadsOf(accountId).run('stepsOf', { feedback, points, text }, signal);
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  }

  return {
    ...store,
    async keep(toGive) {
      const { accountId, feedback } = toGive;
      const kept = await store.keep(toGive);
      const asked = await stepsIn(toGive, kept);
      if (asked === null) return;
      const steps = asked.map(({ comment }) => givenStep(kept.points, comment));
      await outcomes.asked(accountId, { feedbackId: kept.id, feedback }, steps);
    },
  };
}
