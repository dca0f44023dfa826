import type { Comparison, JudgedStep } from '@second-draft/contract';
import {
  divideText,
  judgeSteps,
  stepsOf,
  type KeptPoint,
  type KindOfRevision,
  type StepToJudge,
} from '@second-draft/feedback';

/** A feedback as the student got it, and the draft that it was about. */
export interface PastRound {
  text: string;
  feedback: string;
  points: readonly KeptPoint[];
}

export interface RoundsToJudge {
  /** The new text. */
  text: string;
  /** Oldest first; at least one. */
  rounds: readonly PastRound[];
}

export interface JudgedRound {
  /** One for each step, in order. */
  judged: JudgedStep[];
  /** Those of which a model could tell more. */
  toModel: StepToJudge[];
  /** Of each step, the rule that found it; null for a model's, and for the teacher's own words. */
  rules: (string | null)[];
}

export interface JudgedRounds {
  kind: KindOfRevision;
  /** With the text of the last round. */
  comparison: Comparison;
  rounds: JudgedRound[];
}

/** The draft that came after a round: the next different one, or the new text. */
export function textAfter(
  { rounds, text }: { rounds: readonly { text: string }[]; text: string },
  index: number,
): string {
  const before = rounds[index]?.text;
  return rounds.slice(index + 1).find((later) => later.text !== before)?.text ?? text;
}

/** Criteria that a student takes out of her document are no change of her writing. */
const inOwnWords = <Drafted extends { text: string }>(drafted: Drafted): Drafted => ({
  ...drafted,
  text: divideText(drafted.text, []).own,
});

/** @throws Error where there is no round */
export function judgeRounds(given: RoundsToJudge): JudgedRounds {
  const toJudge = { ...inOwnWords(given), rounds: given.rounds.map(inOwnWords) };
  const rounds = toJudge.rounds.map((round, index) => {
    const steps = stepsOf(round.feedback, round.points, round.text);
    const rules = steps.map(({ rule }) => rule);
    return { rules, ...judgeSteps(round.text, textAfter(toJudge, index), steps, [round.feedback]) };
  });
  const last = rounds.at(-1);
  if (!last) throw new Error('there is nothing to compare a new draft with');
  return {
    kind: last.kind,
    comparison: last.comparison,
    rounds: rounds.map(({ judged, toModel, rules }) => ({ judged, toModel, rules })),
  };
}
