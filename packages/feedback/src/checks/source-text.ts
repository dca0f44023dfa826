import { normaliseText, type NormalisedText } from '@second-draft/contract';
import { rewritingOf } from './rewriting.ts';

/** A student's text, made ready once for all that is held against it. */
export interface SourceText {
  /** As it stands in the document, and made plain for comparing. */
  normalised: NormalisedText;
  /** Whether a passage does the student's writing, see `rewritingOf`. */
  isRewriting(passage: string): boolean;
}

/** Takes a few milliseconds for a long text: a server does it while the writer writes. */
export const sourceText = (text: string): SourceText => ({
  normalised: normaliseText(text),
  isRewriting: rewritingOf(text),
});
