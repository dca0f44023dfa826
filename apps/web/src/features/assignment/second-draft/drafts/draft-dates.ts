import { givenAtOf, type SecondDraft } from '@second-draft/contract';
import { ordinal } from '../../../../lib/words/ordinal.ts';
import { isChangedSince } from '../asking/second-draft-of.ts';

const format = new Intl.DateTimeFormat('en-NZ', { day: 'numeric', month: 'short' });

/** '15 Nov', by the teacher's clock. @param instant ISO 8601 */
export const shortDate = (instant: string): string => format.format(new Date(instant));

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];

const nth = (index: number): string => ordinals[index] ?? ordinal(index + 1);

export interface DraftDate {
  /** A feedback's id; null for the present draft. */
  feedbackId: string | null;
  label: string;
  /** ISO 8601 instant; null when unknown. */
  instant: string | null;
}

/**
 * Each feedback that was posted or copied, and the student's draft since then.
 * @param editedAt ISO 8601 instant of the last edit; null when unknown
 */
export function draftDates(draft: SecondDraft, editedAt: string | null): DraftDate[] {
  const { earlier } = draft;
  const drafts = new Set(earlier.map(({ text }) => text)).size;
  const feedbacks = earlier.map((one, index) => ({
    feedbackId: one.feedbackId,
    label: `${nth(index)} feedback`,
    instant: givenAtOf(one),
  }));
  const present = { feedbackId: null, label: `${nth(drafts)} draft`, instant: editedAt };
  return isChangedSince(draft) ? [...feedbacks, present] : feedbacks;
}
