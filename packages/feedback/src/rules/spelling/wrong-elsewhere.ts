import { misspellingsOf } from '../../language/spelling/spelling.ts';
import { oneEditAway } from '../../language/spelling/near-words.ts';
import { onceForEach } from '../../text/remembered.ts';
import type { StudentText } from '../../text/student-text.ts';

/** Misspelt words that are compared with the right ones. */
const MOST_MISSPELT = 40;

/** What is spelt another way elsewhere in the text. */
export const wrongElsewhere = onceForEach((text: StudentText): ReadonlySet<string> => {
  const wrong = [...new Set(misspellingsOf(text).map(({ word }) => word.lower))];
  return new Set([
    ...misspellingsOf(text).flatMap(({ right }) => right ?? []),
    ...wrong.slice(0, MOST_MISSPELT).flatMap(oneEditAway),
  ]);
});
