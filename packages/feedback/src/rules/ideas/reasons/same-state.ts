import { openingPhrase } from '../../../text/phrase.ts';
import type { StudentText } from '../../../text/student-text.ts';

/** A state that is said again and again is one reason, however it is said: “you will be bored”. */
const states = /\b(?:bored|boring)\b/iu;
const MANY = 4;
const SHARE = 1 / 3;

/** An ending says its reasons again. */
export const summing =
  /^(?:and )?(?:so|in conclusion|to conclude|to sum up|overall|that['’]?s why|that is why|thats why|please)\b/iu;

/** The last place, before any summary, of a state that at least a third of the sentences say. */
export function sameState(text: StudentText): string[] {
  const said = text.sentences.filter((sentence) => states.test(sentence.text));
  const last = said.findLast((sentence) => !summing.test(sentence.text));
  if (said.length < Math.max(MANY, text.sentences.length * SHARE) || !last) return [];
  return openingPhrase(text, last);
}
