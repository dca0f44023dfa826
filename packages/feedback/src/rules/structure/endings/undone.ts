import { closingPhrase, openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';

/** Trouble that is over in the sentence that brings it: “A man wanted to steal him but he didn’t.” */
const undone =
  /\b(?:wanted|tried|(?:was|were) going) to (?:[\p{L}’']+ ){1,6}[Bb]ut (?:he|she|they|it|(?:the|her|his) \p{L}+|\p{Lu}\p{Ll}+) (?:didn['’]?t|did not|couldn['’]?t|could not|failed)\W*$/u;

/** The last of the sentences that says so, as it can be quoted. */
export function undoneIn(text: StudentText, sentences: readonly Sentence[]): string[] {
  const one = sentences.findLast(({ text: words }) => undone.test(words));
  return one === undefined || hasSpeech(text, one)
    ? []
    : [...openingPhrase(text, one), ...closingPhrase(text, one)].slice(0, 1);
}
