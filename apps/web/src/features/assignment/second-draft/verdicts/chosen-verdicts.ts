import type { ToldStep, Verdict } from '@second-draft/contract';
import type { ToldDraft } from '../asking/second-draft-of.ts';
import type { StepOfFeedback } from '../asking/told-drafts.ts';

interface Chosen {
  verdict: Verdict;
  /** How many questions had been asked by then; it is on no answer to these. */
  asked: number;
}

/** Verdicts that the teacher has given here, for answers that were under way then. */
export interface ChosenVerdicts {
  /** @returns a number for the question, by which its answers are told from others */
  noteAsked: () => number;
  add: (at: StepOfFeedback, verdict: Verdict) => Chosen;
  /** Answers to what is asked from now on have it. */
  noteSaved: (chosen: Chosen) => void;
  /** @returns whether it was the newest for its step */
  remove: (at: StepOfFeedback, chosen: Chosen) => boolean;
  /** What was told, with those that it can't know of. */
  addTo: (told: ToldDraft, question: number) => ToldDraft;
}

const keyOf = ({ documentId, feedbackId, step }: StepOfFeedback) =>
  [documentId, feedbackId, step].join(' ');

/** Choosing what the product said takes the teacher's own verdict back. */
export function withVerdict(step: ToldStep, verdict: Verdict): ToldStep {
  const said = step.overruled ?? { verdict: step.verdict, judge: step.judge };
  return verdict === said.verdict
    ? { ...step, ...said, overruled: null }
    : { ...step, verdict, judge: 'teacher', overruled: said };
}

export function createChosenVerdicts(): ChosenVerdicts {
  const newest = new Map<string, Chosen>();
  let asked = 0;
  return {
    noteAsked: () => (asked += 1),
    add(at, verdict) {
      const chosen = { verdict, asked: Infinity };
      newest.set(keyOf(at), chosen);
      return chosen;
    },
    noteSaved(chosen) {
      chosen.asked = asked;
    },
    remove(at, chosen) {
      return newest.get(keyOf(at)) === chosen && newest.delete(keyOf(at));
    },
    addTo(told, question) {
      const { documentId, earlier } = told.draft;
      const withHers = (feedbackId: string, step: ToldStep) => {
        const hers = newest.get(keyOf({ documentId, feedbackId, step: step.step }));
        return hers && hers.asked >= question ? withVerdict(step, hers.verdict) : step;
      };
      const judged = earlier.map((feedback) => ({
        ...feedback,
        steps: feedback.steps.map((step) => withHers(feedback.feedbackId, step)),
      }));
      return { ...told, draft: { ...told.draft, earlier: judged } };
    },
  };
}
