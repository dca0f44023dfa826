import type { ReadingLevel } from '@second-draft/contract';
import type { Frame } from '../voice/frame.ts';
import type { SecondDraftChecks } from './whole-feedback/second-draft.ts';
import type { SourceText } from './finding/source-text.ts';

export interface CheckedAgainst {
  /** The real text, names included. */
  source: SourceText;
  /** Asked for, without those of the frame. */
  wordCount: number;
  readingLevel: ReadingLevel | null;
  /** The real name; left out of the reading level. */
  studentName: string;
  /** Only praise was asked for: other points are dropped. */
  isPraise: boolean;
  /**
   * The writer says only what it is sure of: its feedback passes even if it is too short, or has no
   * next step, question or quotation.
   */
  isSparing: boolean;
  standIns: readonly string[];
  /** Real names of the class: never misspelt. */
  names?: readonly string[];
  /** What the feedback is about, as the writer was told. */
  criteria?: readonly string[];
  /** Set where the teacher has said how she writes; names included. */
  hers?: { frame: Frame; avoids: readonly string[] } | undefined;
  /** Set for feedback on a second draft. */
  secondDraft?: SecondDraftChecks | undefined;
}
