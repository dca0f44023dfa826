import { closingPhrase, openingPhrase } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';

/** The words after which something can be added at an end: its last, else others of its paragraph. */
export function endPlaces(text: StudentText, last: Sentence | undefined): string[] {
  if (last === undefined) return [];
  const before = text.sentences.filter(
    ({ line, start }) => line === last.line && start < last.start,
  );
  return [
    ...closingPhrase(text, last),
    ...openingPhrase(text, last),
    ...before.toReversed().flatMap((one) => closingPhrase(text, one)),
  ];
}
