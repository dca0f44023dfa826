import type { Stretch } from '@second-draft/contract';
import { isPastDeed } from '../../language/kinds-of-words/past-verbs.ts';
import type { Sentence, StudentText, Word } from '../student-text.ts';

const saying =
  /^(?:said|says?|sed|wrote|writes?|read|reads|told|tells?|asked|asks?|shouts?|shouted|yells?|yelled|whispered|whispers?|called|calls|cried|replied|answered|screamed|thought|thinks|growled|muttered|roared|goes|explained)$/u;

const finite =
  /^(?:am|is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|went|said|says|came|ran|got|lives|means|makes|goes)$/u;

/** Speech stands right before it, and it says who spoke: ‘he told a man …’. */
const isTag = (before: string, words: readonly Word[]): boolean =>
  words.slice(0, 3).some(({ lower }) => saying.test(lower)) && /["”]\s*$/u.test(before);

/** What somebody said, wrote or shouted is left out. */
function lacksSpeech(after: string, last: Word, isEnd: boolean): boolean {
  return (
    /^[,:]?\s*["“]/u.test(after) || (saying.test(last.lower) && !isEnd && /^[,:]/u.test(after))
  );
}

/** A verb whose subject stands before a comma: ‘…, who lives there, said he wants lights’. */
const lacksSubject = (before: string, { lower }: Word): boolean =>
  (finite.test(lower) || isPastDeed(lower)) && /\p{L},\s+(?:(?:and|but|so|then) )?$/u.test(before);

/** What a sentence adds at its end: ‘…, according to some people’. */
const adding = /^(?:according|including|especially|except|such)$/u;

/** “… all of them even” goes on with ‘though’. */
const hanging = /^(?:even|not|such|very|really|just)$/u;

const joins = /^(?:because|that|so|but|and|then|or)$/u;
const conditional = /^(?:if|when|whenever|while|although|though|unless|once|after|before|since)$/u;

/** Stops at the comma of a condition: “…, because if I forget”, and not what happens then. */
function lacksOutcome({ text }: StudentText, words: readonly Word[], after: string): boolean {
  if (!/^["”]?,/u.test(after)) return false;
  const at = words.findLastIndex(
    ({ lower }, i) => conditional.test(lower) && joins.test(words[i - 1]?.lower ?? ''),
  );
  return at > 0 && !/[,;:]/u.test(text.slice(words[at]?.end, words.at(-1)?.end));
}

/** Whether words of a sentence are the rest of something that isn’t quoted, apart from its verb. */
export function isCutOff(
  text: StudentText,
  sentence: Sentence,
  words: readonly Word[],
  place: Stretch,
): boolean {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return false;
  const before = text.text.slice(sentence.start, first.start);
  const after = text.text.slice(last.end, sentence.end);
  const isAboutIt = words.some(
    ({ lower, start, end }) =>
      saying.test(lower) && lower !== 'called' && start <= place.end && place.start <= end,
  );
  if (hanging.test(last.lower) && /^ \p{L}/u.test(after)) return true;
  if (lacksOutcome(text, words, after)) return true;
  if (lacksSubject(before, first) || (before !== '' && adding.test(first.lower))) return true;
  return (
    !isAboutIt && (isTag(before, words) || lacksSpeech(after, last, last === sentence.words.at(-1)))
  );
}
