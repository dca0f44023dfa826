import { isPastDeed } from '../../../language/kinds-of-words/past-verbs.ts';
import { quotable } from '../../../text/excerpts/quotable.ts';
import type { Sentence, StudentText, Word } from '../../../text/student-text.ts';
import { runsOn } from '../../sentences/run-on/runs-on.ts';

/** A longer sentence runs on (words). */
const LONG = 28;

const joining = /^(?:and|then|but|so)$/u;

const people =
  /^(?:i|we|he|she|they|it|mum|dad|nana?|nanny|gran|koro|pop|poppa|everyone|everybody)$/u;
const belonging = /^(?:my|our|his|her|the|an?|one|two|three)$/u;
const didIt = /^(?:had|went|got|did|put|ran|cut|was|were|could|hit|let|bit)$/u;

/** More events than these are not looked at. */
const MOST_JOINS = 60;

/** How soon whoever does something does it (words). */
const SOON = 3;

const isDone = ({ lower }: Word): boolean => isPastDeed(lower) || didIt.test(lower);

/** ‘Put the milo in it was 3 spoons’ is two. */
const another = /\S (?:i|we|he|she|they|it|there) (?:was|were|is|had)\b/iu;

/** Whether somebody who does something stands there: ‘one duck bit’, ‘nan put’. */
function beginsEvent(words: readonly Word[], at: number): boolean {
  const lower = words[at]?.lower ?? '';
  const own = people.test(lower) || belonging.test(lower);
  return own && words.slice(at + 1, at + 1 + SOON).some(isDone);
}

/** The events that a sentence without full stops strings together, each as somebody’s whole deed. */
export function joinedEvents(text: StudentText, sentence: Sentence): string[] {
  const { words } = sentence;
  if (words.length <= LONG) return [];
  const joins = words.flatMap((word, at) => {
    const isNext = joining.test(word.lower) && !joining.test(words[at - 1]?.lower ?? '');
    return isNext ? [at] : [];
  });
  return joins.slice(0, MOST_JOINS).flatMap((join, i) => {
    const at = joining.test(words[join + 1]?.lower ?? '') ? join + 2 : join + 1;
    if (!beginsEvent(words, at)) return [];
    // ‘Put it in a bag and tied it’ goes on with the same deed: only a whole part is quoted.
    const end = joins[i + 1];
    const phrase = end === undefined ? null : quotable(text, sentence, words.slice(at, end));
    return phrase === null || runsOn(phrase) || another.test(phrase) ? [] : [phrase];
  });
}
