import type { ConcernKind } from '@second-draft/contract';

/**
 * What a sentence may say, as a pattern over its words in lower case with single spaces: no
 * apostrophes, no punctuation but a final `.`, and common misspellings corrected.
 */
export interface Sign {
  kind: ConcernKind;
  says: RegExp;
  /** If the sentence also matches this, it means something else. */
  unless?: RegExp;
  /** Also counts when someone in the text says it aloud; other signs ignore speech. */
  inSpeech?: true;
  /** In a made-up story it says nothing about the child. */
  notInStories?: true;
  /** If the sentence before matches this, what the sign refers back to is harmless. */
  unlessBefore?: RegExp;
  /** Counts only where its last word names somebody; then `says` is global. */
  ofSomeone?: true;
}
