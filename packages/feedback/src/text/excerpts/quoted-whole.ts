import { openingPhrase } from '../phrase.ts';
import type { Sentence, StudentText } from '../student-text.ts';

const withoutMarks = (words: string): string => words.replace(/\P{L}+$/u, '');

/** A sentence that can be quoted to its end: only after such words can something be added. */
export const quotedWhole = (text: StudentText, sentence: Sentence): string[] =>
  openingPhrase(text, sentence).filter((phrase) =>
    withoutMarks(sentence.text).endsWith(withoutMarks(phrase)),
  );
