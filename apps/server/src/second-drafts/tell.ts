import type {
  EarlierFeedback,
  JudgedStep,
  SecondDraft,
  SecondDraftState,
  ToldStep,
} from '@second-draft/contract';
import type { JudgedRounds } from '../feedback/index.ts';
import { isTyped, type Plan } from './plan.ts';
import type { Round } from './store/round.ts';
import type { OwnVerdicts } from './store/own-verdicts.ts';
import { stepKey } from './store/step-keys.ts';

/** The teacher has the last word. */
export function toldStep(
  { feedbackId }: Pick<Round, 'feedbackId'>,
  step: JudgedStep,
  own: OwnVerdicts,
): ToldStep {
  const said = own.get(stepKey({ feedbackId, comment: step.comment }));
  if (said === undefined) return { ...step, overruled: null };
  const { verdict, judge } = step;
  return { ...step, verdict: said, judge: 'teacher', overruled: { verdict, judge } };
}

const earlierOf = (
  round: Round,
  { steps, askedModel }: JudgedRound,
  own: OwnVerdicts,
): EarlierFeedback => ({
  feedbackId: round.feedbackId,
  writtenAt: round.writtenAt.toISOString(),
  postedAt: round.postedAt?.toISOString() ?? null,
  copiedAt: round.copiedAt?.toISOString() ?? null,
  text: round.text,
  typedByTeacher: round.typedByTeacher,
  feedback: round.feedback,
  steps: steps.map((step) => toldStep(round, step, own)),
  askedModel,
});

export interface JudgedRound {
  steps: readonly JudgedStep[];
  /** A model has said what it can of this draft. */
  askedModel: boolean;
}

export interface Judged {
  kind: JudgedRounds['kind'];
  comparison: JudgedRounds['comparison'] | null;
  rounds: readonly JudgedRound[];
}

function stateOf(plan: Plan, { kind }: Judged): SecondDraftState {
  const { isOther, classmate } = plan;
  if (kind === 'unchanged' && !isOther) return kind;
  if (classmate !== null) return 'replaced';
  if (isTyped(plan)) return 'typedByTeacher';
  return isOther ? 'otherDocument' : kind;
}

export function told(plan: Plan, judged: Judged, own: OwnVerdicts): SecondDraft {
  const unjudged: JudgedRound = { steps: [], askedModel: false };
  return {
    documentId: plan.shown.documentId,
    state: stateOf(plan, judged),
    classmate: plan.classmate,
    comparison: judged.comparison,
    earlier: plan.rounds.map((round, i) => earlierOf(round, judged.rounds[i] ?? unjudged, own)),
    judging: false,
    openSteps: 0,
  };
}

/** When no feedback is known, or kept. */
export const nothingEarlier = (
  { shown: { documentId } }: Plan,
  state: 'noFeedback' | 'expired',
): SecondDraft => ({
  documentId,
  state,
  classmate: null,
  comparison: null,
  earlier: [],
  judging: false,
  openSteps: 0,
});
