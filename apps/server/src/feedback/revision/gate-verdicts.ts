import type { JudgedStep, Verdict } from '@second-draft/contract';
import { gatedDrafts, modelVerdict, type StepToJudge } from '@second-draft/feedback';
import { revealerOf, type Hidden } from '../concealing/hidden.ts';

export interface SaidVerdict {
  /** Its place among the steps that were asked about, from 1. */
  step: number;
  verdict: Verdict;
  /** Words of the new draft, names concealed. */
  proof: readonly string[];
}

export interface VerdictsToGate {
  before: string;
  after: string;
  /** In the order in which they were asked about. */
  steps: readonly StepToJudge[];
  said: readonly SaidVerdict[];
  hidden: Pick<Hidden, 'names'>;
}

/** A model's verdicts with the names back, each checked against the new words; none for a step it left out. */
export function gateVerdicts({ before, after, steps, said, hidden }: VerdictsToGate): JudgedStep[] {
  const reveal = revealerOf(hidden);
  const drafts = gatedDrafts(
    before,
    after,
    steps.map(({ comment }) => comment),
  );
  return steps.flatMap((step, index) => {
    const answer = said.find((one) => one.step === index + 1);
    if (!answer) return [];
    const { verdict, proof } = answer;
    const opinion = { verdict, proof: proof.map(reveal) };
    return [modelVerdict(drafts, step, opinion)];
  });
}
