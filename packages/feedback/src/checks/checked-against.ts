import type { ReadingLevel } from '@second-draft/contract';
import type { SourceText } from './source-text.ts';

/** What a draft is held against. */
export interface CheckedAgainst {
  /** The student's real text. */
  source: SourceText;
  /** The number of words asked for. */
  wordCount: number;
  readingLevel: ReadingLevel | null;
  /** The student's real name, which counts for nothing in the reading level. */
  studentName: string;
  /** Praise alone was asked for: strengths are all it needs, and all that is let through. */
  isPraise: boolean;
  /** The writer says only what is sure, so that being short, or naming nothing to mend, is right. */
  isSparing: boolean;
  /** Stand-ins, none of which may be left. */
  standIns: readonly string[];
}
