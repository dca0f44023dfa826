import type { Verdict } from '@second-draft/contract';

/** What a writer of feedback on a second draft knows of the first; names concealed like the text. */
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
  /** The stretches that changed, as they stood and as they stand. */
  changes: readonly { before: string; after: string }[];
}
