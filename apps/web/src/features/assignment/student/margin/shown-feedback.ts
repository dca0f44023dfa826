import type { SecondDraft } from '@second-draft/contract';
import type { LocatedQuotation } from '../../quotations/locate.ts';
import type { Feedback } from '../../work/work.ts';
import type { MarginWork } from './margin-work.ts';

/** The feedback in a student's margin, with what it speaks of. */
export interface ShownFeedback {
  work: MarginWork;
  secondDraft: SecondDraft | null;
  feedback: Feedback;
  quotations: readonly LocatedQuotation[];
  activeKey: string | null;
  onActive: (key: string | null) => void;
}
