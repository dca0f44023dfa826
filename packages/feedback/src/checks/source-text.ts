import { normaliseText, type NormalisedText } from '@second-draft/contract';
import { rewritingOf } from './rewriting.ts';

export interface SourceText {
  normalised: NormalisedText;
  isRewriting(passage: string): boolean;
}

/** Takes milliseconds for a long text: the server runs it while the writer writes. */
export const sourceText = (text: string): SourceText => ({
  normalised: normaliseText(text),
  isRewriting: rewritingOf(text),
});
