import { normaliseText, type NormalisedText } from '@second-draft/contract';
import { lowerWords } from '../text/words.ts';
import { rewritingOf } from './rewriting.ts';

export interface SourceText {
  normalised: NormalisedText;
  isRewriting(passage: string): boolean;
  /** In lower case. */
  words: ReadonlySet<string>;
}

/** Takes milliseconds for a long text: the server runs it while the writer writes. */
export const sourceText = (text: string): SourceText => ({
  normalised: normaliseText(text),
  isRewriting: rewritingOf(text),
  words: new Set(lowerWords(text)),
});
