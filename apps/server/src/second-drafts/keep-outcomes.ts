import { isDeepStrictEqual } from 'node:util';
import type { JudgedStep } from '@second-draft/contract';
import type { StepOutcome } from '../db/schema/second-drafts.ts';
import type { Plan } from './plan.ts';
import { givenStep } from './store/given-steps.ts';
import type { OutcomeStore } from './store/outcomes.ts';
import type { Round } from './store/round.ts';
import type { Judged } from './tell.ts';

const outcomesOf = ({ points }: Round, steps: readonly JudgedStep[]): StepOutcome[] =>
  steps.map(({ comment, verdict }) => ({ ...givenStep(points, comment), verdict }));

/**
 * Keeps what became of the steps of each given feedback, unless that is already known.
 * @returns the plan with what is known now
 */
export async function keepOutcomes(
  store: Pick<OutcomeStore, 'keep'>,
  accountId: string,
  plan: Plan,
  judged: Judged,
): Promise<Plan> {
  const rounds = await Promise.all(
    plan.rounds.map(async (round, index) => {
      const outcomes = outcomesOf(round, judged.rounds[index]?.steps ?? []);
      if (isDeepStrictEqual(round.outcomes, outcomes)) return round;
      await store.keep(accountId, round, outcomes);
      return { ...round, outcomes };
    }),
  );
  return { ...plan, rounds };
}
