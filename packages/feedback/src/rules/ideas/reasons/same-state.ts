import { beginningOf } from '../../../text/lines/parts.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { argues, kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';

/** A state that is said again and again is one reason, however it is said: “you will be bored”. */
const states = /\b(?:bored|boring)\b/iu;
const MANY = 4;
const SHARE = 1 / 3;

/** An ending says its reasons again. */
export const summing =
  /^(?:and )?(?:so|in conclusion|to conclude|to sum up|overall|that['’]?s why|that is why|thats why|please)\b/iu;

/** “I think its better to have a brother”: an argument, whatever its task is. */
const view = /\bi (?:think|believe) (?:that )?[^.!?]{0,40}\b(?:better|best)\b/iu;
const mayArgue = (text: StudentText): boolean =>
  argues(text) ||
  (kindOfWriting(text) === 'facts' && beginningOf(text).some((one) => view.test(one.text)));

/** The last place, before any summary, of a state that at least a third of the sentences say. */
export function sameState(text: StudentText): string[] {
  if (!mayArgue(text)) return [];
  const said = text.sentences.filter((sentence) => states.test(sentence.text));
  const last = said.findLast((sentence) => !summing.test(sentence.text));
  if (said.length < Math.max(MANY, text.sentences.length * SHARE) || !last) return [];
  return openingPhrase(text, last);
}
