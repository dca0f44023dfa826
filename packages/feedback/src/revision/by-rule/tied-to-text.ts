import type { TextRange } from '@second-draft/contract';
import { anyOf } from '../../language/any-of.ts';
import {
  namesFeeling,
  showsFeeling,
  tellsThought,
} from '../../language/kinds-of-words/felt-words.ts';
import { isPastDeed } from '../../language/kinds-of-words/past-verbs.ts';
import { isStory } from '../../rules/kind-of-writing/kind-of-writing.ts';
import { pastVerbs } from '../../rules/language/tense/tense-slips.ts';
import type { Taken } from '../../rules/rule.ts';
import { firstSentenceOf } from '../../text/sentences.ts';
import { lowerWords } from '../../text/words.ts';
import type { Alignment, Run } from '../words/alignment.ts';
import { textAt } from '../words/text-at.ts';
import { isListMark } from '../words/list-marks.ts';
import type { DraftsToRead } from './looked.ts';
import { isOnTopic } from '../places/place-now.ts';
import { wholeSentences, wordsWithin } from '../places/places.ts';

/** ‘It had …’, ‘Because …’: what begins so goes on with what was said before. */
const goingOn =
  /^[^\p{L}]*(?:and|but|so|because|cos|cause|or|then|when|after|before|while|as|this|that|these|those|here|for|also|one|some|each|both|another (?:reason|thing|point|fact|example)|first|next|finally|suddenly|luckily)(?!\p{L})/iu;

/** ‘Mum paid $90 for mine’: what is hers was named before. */
const pointing = anyOf('there|again|mine|ours|yours|hers|theirs');

/** ‘A tear ran down his cheek’: nobody in the sentence itself can be meant. */
const pointingBack =
  /^(?:(?!\b(?:my|our)\b|(?<=\s)(?!I\b)\p{Lu}).)*?\b(?:[Hh]e|[Ss]he|[Tt]hey|[Hh]i[ms]|[Hh]ers?|[Tt]hem|[Tt]heirs?|[Ii]ts?)\b/u;

/** What is true of anyone, asked of somebody or known from somewhere may be said in any argument. */
const argued = anyOf(
  'you(?:rs?)?|people|everyone|everybody|nobody|anyone|someone|children|kids|students|adults?|must|should|please|read|found|heard|learnt|learned|last (?:week(?:end)?|month|term|year|night|summer|winter|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)',
);

const isArgued = (text: string) => text.includes('?') || argued.test(text);

/** What was done may be part of any story. */
const tellsPast = (sentence: string) =>
  lowerWords(sentence).some((word) => pastVerbs.has(word) || isPastDeed(word));

const ofMyself = anyOf("(?:i|we) (?:was|were|felt|thought|knew|hoped|wished|wondered|couldn[’']t)");

const tellsFeeling = (sentence: string) =>
  showsFeeling.test(sentence) ||
  (ofMyself.test(sentence) && (namesFeeling.test(sentence) || tellsThought.test(sentence)));

/** What comes after the first new sentence may point back to that one. */
function goesOn(text: string): boolean {
  const first = firstSentenceOf(text)?.text ?? '';
  return [goingOn, pointing, pointingBack].some((one) => one.test(first));
}

/** Whether words are part of an old sentence, or list marks before one. */
function isPartOfOld({ after, ofAfter }: Alignment, { from, to }: Run): boolean {
  const [mark] = after.slice(from, from + 1);
  return (
    (mark !== undefined && isListMark(mark)) || ofAfter.subarray(from, to).some((at) => at >= 0)
  );
}

/**
 * Whether anything shows that new words which say more belong to the text: they are in one of its
 * sentences, go on from one, share its topic, or are told as it is. ‘My cat is fat’ says nothing more
 * of a camp, and no paragraph of it. What else a step asks for is tied to its place anyway.
 */
export function isTiedToText(
  { compared: { alignment }, after, read }: DraftsToRead,
  { by }: Taken,
  proof: readonly TextRange[],
): boolean {
  if (by !== 'adding' && by !== 'measuring' && by !== 'breaking') return true;
  const isToldAlike = isStory(read.before) ? tellsPast : isArgued;
  const isTied = (run: Run): boolean => {
    const own = wholeSentences(alignment.after, run);
    const text = textAt(after, alignment.after, own);
    return (
      isPartOfOld(alignment, own) ||
      isOnTopic(text, alignment.before) ||
      [goesOn, tellsFeeling, isToldAlike].some((is) => is(text))
    );
  };
  return proof.some((range) => {
    const run = wordsWithin(alignment.after, range);
    return run !== null && isTied(run);
  });
}
