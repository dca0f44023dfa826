import type { SecondDraft, SecondDraftState, ToldStep } from '@second-draft/contract';
import type { Feedback, Work } from '../../work/work.ts';

/** What the server said of a text. */
export interface ToldDraft {
  readonly text: string;
  readonly draft: SecondDraft;
}

/** What is known of a document's second draft; null while nothing is. */
export type DraftOf = (work: Work) => SecondDraft | null;

const changedStates: ReadonlySet<SecondDraftState> = new Set([
  'changed',
  'replaced',
  'emptied',
  'otherDocument',
]);

/** Null while nothing is known. What was said of another text than this holds no changes. */
export function secondDraftOf(text: string, told: ToldDraft | undefined): SecondDraft | null {
  if (!told || told.draft.state === 'noFeedback') return null;
  const { draft } = told;
  return draft.comparison && told.text !== text ? { ...draft, comparison: null } : draft;
}

export const hasGiven = (draft: SecondDraft | null): boolean => (draft?.earlier.length ?? 0) > 0;

/** The student's text is another than the one that the last feedback was posted or copied for. */
export const isChangedSince = (draft: SecondDraft | null): draft is SecondDraft =>
  draft !== null && changedStates.has(draft.state) && hasGiven(draft);

export const isUnchangedSince = (draft: SecondDraft | null): draft is SecondDraft =>
  draft?.state === 'unchanged' && hasGiven(draft);

export interface NumberedStep extends ToldStep {
  feedbackId: string;
}

/** The steps of every feedback on the last draft: they are judged by the new one. */
export function stepsOf(draft: SecondDraft): NumberedStep[] {
  const { earlier } = draft;
  const { text } = earlier.at(-1) ?? { text: null };
  return earlier
    .filter((one) => one.text === text)
    .flatMap(({ feedbackId, steps }) => steps.map((step) => ({ ...step, feedbackId })));
}

/** '2 of 3', of which are done; null if nothing is known about any. */
export function doneOutOf(steps: readonly ToldStep[]): string | null {
  if (steps.every(({ verdict }) => verdict === 'cantTell')) return null;
  return `${steps.filter(({ verdict }) => verdict === 'done').length} of ${steps.length}`;
}

/** The feedback in the box is what the student has already acted on, or there is none. */
export function isOnEarlierDraft(feedback: Feedback | null, draft: SecondDraft | null): boolean {
  if (!isChangedSince(draft)) return false;
  if (!feedback || feedback.postedAt !== null) return true;
  const last = draft.earlier.at(-1);
  const isSame = feedback.id === null || feedback.id === last?.feedbackId;
  return isSame && feedback.text.trim() === last?.feedback.trim();
}

/** The feedback in the box is a new one, not an edit of the one that is on the document. */
export function isNextFeedback(feedback: Feedback | null, draft: SecondDraft | null): boolean {
  if (!feedback || !isChangedSince(draft) || isOnEarlierDraft(feedback, draft)) return false;
  return feedback.id === null || !draft.earlier.some((one) => one.feedbackId === feedback.id);
}

/** The last feedback on another text than the present one. */
export const earlierFeedbackId = (text: string, draft: SecondDraft | null): string | undefined =>
  // A classmate's text is no second draft.
  draft !== null && draft.classmate !== null
    ? undefined
    : draft?.earlier.findLast((one) => one.text !== text)?.feedbackId;
