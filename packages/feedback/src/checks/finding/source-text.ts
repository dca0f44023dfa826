import { normaliseText, type NormalisedText } from '@second-draft/contract';
import { misspellingsOf } from '../../language/spelling/spelling.ts';
import { readStudentText, type StudentText } from '../../text/student-text.ts';
import { lowerWords } from '../../text/words.ts';
import { rewritingOf } from './rewriting.ts';

export interface SourceText {
  normalised: NormalisedText;
  isRewriting(passage: string): boolean;
  /** In lower case. */
  words: ReadonlySet<string>;
  /** In sentences and words, as the rules take it. */
  asRead(): StudentText;
  /** Those that are surely misspelt, in lower case. */
  misspelt(): ReadonlySet<string>;
}

/** Takes milliseconds for a long text: the server runs it while the writer writes. */
export function sourceText(text: string): SourceText {
  let read: StudentText | null = null;
  let misspelt: ReadonlySet<string> | null = null;
  const asRead = () => (read ??= readStudentText(text));
  return {
    normalised: normaliseText(text),
    isRewriting: rewritingOf(text),
    words: new Set(lowerWords(text)),
    asRead,
    misspelt: () => (misspelt ??= new Set(misspellingsOf(asRead()).map(({ word }) => word.lower))),
  };
}
