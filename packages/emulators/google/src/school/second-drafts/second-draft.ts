/** In a first draft's body, the words on the left become those on the right. */
export type Rewording = readonly [from: string, to: string];

/** What a student does in the week after a comment. */
export type SecondDraftText = {
  /** The first draft, a `StudentText`. */
  of: string;
} & (
  | {
      kind: 'actedOn' | 'partly' | 'mended' | 'somethingElse';
      changes: readonly Rewording[];
    }
  | { kind: 'rewritten'; body: string }
  /** Handed in again, as the student's own document. */
  | { kind: 'newDocument'; title: string; changes: readonly Rewording[] }
  | { kind: 'emptied' }
  | { kind: 'nothing' }
);
