import type { JudgedStep } from '@second-draft/contract';
import type { FastifyBaseLogger } from 'fastify';
import { textAfter, type JudgedRounds, type TextThreads } from '../feedback/index.ts';
import { loggable, Problem } from '../problems/index.ts';
import { isTyped, type Plan } from './plan.ts';
import type { Round } from './store/round.ts';
import type { Judgements } from './store/judgements.ts';
import { judgementKey, type JudgementOf } from './store/step-keys.ts';
import type { Judged, JudgedRound } from './tell.ts';

type StepToJudge = JudgedRounds['rounds'][number]['toModel'][number];

/** Steps of one round that a model can be asked about. */
export interface OpenSteps {
  /** The round's place in the plan. */
  round: number;
  of: JudgementOf;
  steps: readonly StepToJudge[];
}

export interface Compared extends Judged {
  open: readonly OpenSteps[];
  /** Of each round's steps, the rule that found it, if one did. */
  rules: readonly (readonly (string | null)[])[];
}

const unsure = (step: JudgedStep): JudgedStep => ({
  ...step,
  verdict: 'cantTell',
  proof: [],
  judge: 'comparison',
});

/** @param better some of the same steps */
export const withVerdicts = (
  steps: readonly JudgedStep[],
  better: readonly JudgedStep[],
): JudgedStep[] => steps.map((step) => better.find((one) => one.step === step.step) ?? step);

const isJudgedByNew = (rounds: readonly Round[], index: number) =>
  rounds.slice(index).every(({ text }) => text === rounds[index]?.text);

/** None of it is the student's doing. */
const isOthersDoing = (plan: Plan) => plan.classmate !== null || isTyped(plan);

function comparedOf(plan: Plan, judged: JudgedRounds, known: Judgements): Compared {
  const { rounds, shown } = plan;
  const open: OpenSteps[] = [];
  const told = judged.rounds.map((round, index): JudgedRound => {
    const { feedbackId = '' } = rounds[index] ?? {};
    const isByNew = isJudgedByNew(rounds, index);
    if (isByNew && judged.kind !== 'unchanged' && isOthersDoing(plan))
      return { steps: round.judged.map(unsure), askedModel: false };
    const of = {
      feedbackId,
      text: textAfter({ rounds, text: shown.text }, index),
      comments: round.judged.map(({ comment }) => comment),
    };
    const kept = known.get(judgementKey(of));
    if (kept) {
      // Of a step that a rule has become sure of, the rule says better.
      const stillOpen = kept.filter((one) => round.toModel.some(({ step }) => step === one.step));
      return { steps: withVerdicts(round.judged, stillOpen), askedModel: true };
    }
    if (isByNew && round.toModel.length > 0) open.push({ round: index, of, steps: round.toModel });
    return { steps: round.judged, askedModel: false };
  });
  const { kind, comparison } = judged;
  const rules = judged.rounds.map((round) => round.rules);
  return { kind, comparison, rounds: told, open, rules };
}

/** Without a comparison, and without a verdict on any step. */
async function uncompared(
  threads: TextThreads,
  { rounds }: Plan,
  signal: AbortSignal,
): Promise<Compared> {
  const told = await Promise.all(
    rounds.map(async ({ feedback, points, text }): Promise<JudgedRound> => {
      const all = await threads.run('stepsOf', { feedback, points, text }, signal);
      const steps = all.map(({ step, comment }): JudgedStep => ({
        step,
        comment,
        verdict: 'cantTell',
        proof: [],
        judge: 'comparison',
      }));
      return { steps, askedModel: false };
    }),
  );
  return { kind: 'changed', comparison: null, rounds: told, open: [], rules: [] };
}

/**
 * Compares one text with the draft that feedback was given on. A text that takes too long to
 * compare gets no verdicts, which is better than an error for the class.
 * @param plan with at least one round
 * @throws Problem('overloaded')
 */
export async function compare(
  threads: TextThreads,
  plan: Plan,
  known: Judgements,
  signal: AbortSignal,
): Promise<Compared> {
  const { rounds, shown } = plan;
  const toJudge = {
    text: shown.text,
    rounds: rounds.map(({ text, feedback, points }) => ({ text, feedback, points })),
  };
  try {
    return comparedOf(plan, await threads.run('judgeRounds', toJudge, signal), known);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'text_took_too_long') throw error;
    return uncompared(threads, plan, signal);
  }
}

/** A text that can't be compared at all gets no verdicts either: the class's others are told. */
export async function compareInClass(
  threads: TextThreads,
  plan: Plan,
  known: Judgements,
  { signal, log }: { signal: AbortSignal; log: Pick<FastifyBaseLogger, 'error'> },
): Promise<Compared> {
  try {
    return await compare(threads, plan, known, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Problem) throw error;
    log.error({ failure: loggable(error) }, 'comparing a text failed');
    return uncompared(threads, plan, signal);
  }
}
