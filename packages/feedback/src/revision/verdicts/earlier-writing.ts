import type { Verdict } from '@second-draft/contract';

/** What a writer of feedback on a second draft knows about the first; names concealed as in the text. */
export interface EarlierWriting {
  /** The draft that the earlier feedback was about. */
  before: string;
  steps: {
    comment: string;
    verdict: Verdict;
    /** Words of the new draft. */
    proof: string[];
    /** See `EarlierStep`. */
    rule: string | null;
  }[];
  /** The stretches that changed, before and after. */
  changes: readonly { before: string; after: string }[];
}
