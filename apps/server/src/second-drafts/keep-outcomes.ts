import type { JudgedStep } from '@second-draft/contract';
import type { StepOutcome } from '../db/schema/second-drafts.ts';
import type { Plan } from './plan.ts';
import { givenStep } from './store/given-steps.ts';
import type { OutcomeStore } from './store/outcomes.ts';
import type { Round } from './store/round.ts';
import type { Judged } from './tell.ts';

const outcomesOf = ({ points }: Round, steps: readonly JudgedStep[]): StepOutcome[] =>
  steps.map(({ comment, verdict }) => ({ ...givenStep(points, comment), verdict }));

/** Keeps what became of the steps of each given feedback, unless that is already known. */
export async function keepOutcomes(
  store: OutcomeStore,
  accountId: string,
  { rounds }: Plan,
  judged: Judged,
): Promise<void> {
  const changed = rounds.flatMap((round, index) => {
    const outcomes = outcomesOf(round, judged.rounds[index]?.steps ?? []);
    const isKnown = JSON.stringify(round.outcomes) === JSON.stringify(outcomes);
    return isKnown ? [] : [{ feedbackId: round.feedbackId, outcomes }];
  });
  await Promise.all(
    changed.map(({ feedbackId, outcomes }) => store.keep(accountId, feedbackId, outcomes)),
  );
}
