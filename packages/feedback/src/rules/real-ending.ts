import { meant } from '../language/spelling/meant.ts';
import { headingLines } from '../text/lines/headings.ts';
import { endingOf } from '../text/lines/parts.ts';
import type { Sentence, StudentText } from '../text/student-text.ts';
import { isLetter } from './kind-of-writing/is-letter.ts';

const concluding =
  /^\W*(?:(?:in |my )?conclusion|summary|to (?:finish|conclude|sum up)|the end)\b/iu;

/** Whether a sentence belongs to a part that isn't about the whole; a letter's address is no heading. */
function isOfAPart(text: StudentText, { start }: Sentence): boolean {
  const heading = headingLines(text).findLast((line) => line.start < start);
  return heading !== undefined && !isLetter(text) && !concluding.test(heading.text);
}

/** What somebody else says: “Teachers say homework is good for you.” */
const others =
  /\b(?:people|parents|teachers|adults|grown-?ups|kids|children|students|principals?|others|someone) (?:(?:might|may|will|would|could|always|still|often|even) )?(?:say|think|believe|argue|complain|reckon|worry)\b|\b(?:you|they) (?:might|may|will|would|could) (?:say|think|argue)\b/iu;
const against = /^(?:however|but|although|even so|still|yet)\b/iu;

/** Whether a sentence answers what others say against the writer. */
export function isRebuttal({ sentences }: StudentText, one: Sentence): boolean {
  const before = sentences[sentences.indexOf(one) - 1];
  const isAnswer = before !== undefined && others.test(meant(before));
  return (
    isAnswer ||
    /^however\b/iu.test(meant(one)) ||
    (against.test(meant(one)) && others.test(meant(one)))
  );
}

/** A question in a letter wants an answer. */
const isQuestion = (text: StudentText, { text: words }: Sentence): boolean =>
  isLetter(text) && words.endsWith('?');

/** The last sentence, if nothing else could as well stand there: then a text may end otherwise. */
export function realEndingOf(text: StudentText): Sentence | undefined {
  const [last] = endingOf(text, 1);
  return last === undefined || isOfAPart(text, last) || isQuestion(text, last) ? undefined : last;
}
