import type { ConcernKind } from '@second-draft/contract';

/**
 * What a sentence may say, as a pattern over its words in small letters with single spaces: no
 * apostrophes, no signs but `.` at its end, and common misspellings put right.
 */
export interface Sign {
  kind: ConcernKind;
  says: RegExp;
  /** Where the sentence says this too, it means something else. */
  unless?: RegExp;
  /** Also counts where somebody in the text says it aloud; otherwise speech is left out. */
  inSpeech?: true;
  /** In a made-up story it says nothing of the child. */
  notInStories?: true;
}
