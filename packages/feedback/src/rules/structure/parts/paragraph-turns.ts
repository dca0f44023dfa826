import { meant } from '../../../language/spelling/meant.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';

/** A sentence that turns to another time, place or argument. */
const turn =
  /^(?:(?:the )?next\b|after (?:that|we|i|lunch|dinner|a while|school)|then (?:we|i) (?:went|drove|walked|came|headed|flew|got (?:there|to|back|home|on|off|in|out))\b|finally|suddenly|later|when (?:we|i) (?:got|arrived|finally)|in the (?:morning|afternoon|evening|end)|on the (?:way|last|second|third)|another|secondly|thirdly|also|my (?:second|third|next|last)|they (?:eat|live)|first(?:ly)?|one (?:day|night)|at (?:lunch|night|last|first))/iu;

/** Another place or day begins a part more surely than what is done next. */
const elsewhere =
  /^(?:the next (?:day|morning)|then (?:we|i)|when (?:we|i)|on the (?:way|last|second|third)|in the (?:morning|afternoon|evening)|one (?:day|night))\b/iu;

/** Two breaks leave this many sentences between them. */
const APART = 3;

/** Of the sentences, best first, the surest turn, and another that is far enough from it. */
export function turnsIn(text: StudentText, sentences: readonly Sentence[]): Sentence[] {
  const [best, ...others] = sentences
    .filter((one) => turn.test(meant(one)))
    .toSorted((a, b) => Number(elsewhere.test(meant(b))) - Number(elsewhere.test(meant(a))));
  if (best === undefined) return [];
  const at = (one: Sentence) => text.sentences.indexOf(one);
  const far = others.find((one) => Math.abs(at(one) - at(best)) >= APART);
  return far === undefined ? [best] : [best, far];
}
