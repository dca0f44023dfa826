import type { ToldStep } from '@second-draft/contract';
import { watchedValue } from '../../../../lib/state/watched-value.ts';
import type { ToldDraft } from './second-draft-of.ts';

export interface StepOfFeedback {
  documentId: string;
  feedbackId: string;
  step: number;
}

/** What the server said of each text, by document id. */
export interface ToldDrafts {
  of: (documentId: string) => ToldDraft | undefined;
  learn: (news: readonly ToldDraft[]) => void;
  step: (at: StepOfFeedback) => ToldStep | undefined;
  changeStep: (at: StepOfFeedback, to: ToldStep) => void;
  watch: (listener: () => void) => () => void;
}

export function createToldDrafts(): ToldDrafts {
  const known = watchedValue<ReadonlyMap<string, ToldDraft>>(new Map());
  const of = (documentId: string) => known.get().get(documentId);

  const learn = (news: readonly ToldDraft[]) =>
    known.set(
      new Map([...known.get(), ...news.map((one) => [one.draft.documentId, one] as const)]),
    );

  return {
    of,
    learn,
    step: ({ documentId, feedbackId, step }) =>
      of(documentId)
        ?.draft.earlier.find((feedback) => feedback.feedbackId === feedbackId)
        ?.steps.find((one) => one.step === step),
    changeStep({ documentId, feedbackId, step }, to) {
      const told = of(documentId);
      if (!told) return;
      const earlier = told.draft.earlier.map((feedback) =>
        feedback.feedbackId === feedbackId
          ? { ...feedback, steps: feedback.steps.map((one) => (one.step === step ? to : one)) }
          : feedback,
      );
      learn([{ ...told, draft: { ...told.draft, earlier } }]);
    },
    watch: (listener) => known.subscribe(() => listener()),
  };
}
