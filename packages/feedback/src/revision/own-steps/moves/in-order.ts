import { isCommandVerb } from '../../../language/kinds-of-words/command-verbs.ts';
import { lowerWords } from '../../../text/words.ts';
import { proofOf } from '../../gate/proof-of.ts';
import { orderWords } from '../demands/order-words.ts';
import { shown, type Demand, type OwnLook } from '../own-look.ts';
import { moveAsked } from './move.ts';
import { hasMovedAny, isPlaced, sayingRuns, traced } from './where-now.ts';
import { textAt } from '../../words/text-at.ts';
import type { DraftWord } from '../../words/draft-words.ts';

const asks =
  /\b(?:in|into) (?:the |a )?(?:right |correct |proper |same |real |time )*order\b|\bout of order\b|\bin order\b(?! to\b)|\bchronological\b|\border (?:that |in which )?(?:it|they|things|you)\b/u;

/** When something happens, early to late in a day or in a task. */
const times: readonly RegExp[] = [
  /^\W*(?:first(?: of all)?|to (?:start|begin))\b|\b(?:woke up|in the morning|breakfast|when we (?:got there|arrived)|we arrived)\b/iu,
  /\b(?:morning tea)\b/iu,
  /\b(?:lunch|midday)\b/iu,
  /\b(?:in the afternoon|after lunch)\b/iu,
  /\b(?:dinner|(?:for|had|our|in the) (?:tea|evening))\b/iu,
  /\b(?:at night|that night|bed ?time|(?:went|go) to (?:bed|sleep)|(?:went|drove|got|came|walked|bus) (?:back )?home)\b/iu,
];

/** Another day begins. */
const nextDay =
  /\b(?:next (?:day|morning)|(?:second|third|last|other) day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu;

/** What is done with a thing once it is made. */
const used = /^\W*(?:\d{1,2}\W+)?(?:\p{L}+ ){0,8}(?:eat|enjoy|serve)\b/iu;
const numbered = /^\W*(?:step )?\d{1,2}[.):]?\s/iu;

/** ‘Before that’, ‘I forgot to say’: what comes too late says so itself. */
const tooLate = /^\W*(?:(?:but|and|oh),? )*(?:before (?:that|this|all that)|i forgot|earlier)\b/iu;

/** With a share of sentences that say when, nothing else is likely to be out of place. */
const MOST_TIMED = 0.5;
const timed = [
  ...times,
  nextDay,
  /^\W*(?:then|next|after (?:that|this)|finally|last(?:ly)?|later)\b/iu,
];

function isTimed(text: string, words: readonly DraftWord[]): boolean {
  const runs = sayingRuns(words);
  const telling = runs.filter((run) => timed.some((one) => one.test(textAt(text, words, run))));
  return telling.length > runs.length * MOST_TIMED;
}

/** Sentences that come later than what they say comes after them. */
function misplacedIn(text: string, words: readonly DraftWord[]): number {
  let [latest, isUsed, count] = [-1, false, 0];
  for (const run of sayingRuns(words)) {
    const sentence = textAt(text, words, run);
    if (nextDay.test(sentence)) latest = -1;
    const time = times.findLastIndex((one) => one.test(sentence));
    const isStep =
      numbered.test(sentence) || isCommandVerb(lowerWords(sentence.replace(/^\W+/u, ''))[0] ?? '');
    if ((time >= 0 && time < latest) || tooLate.test(sentence) || (isUsed && isStep)) count += 1;
    latest = Math.max(latest, time);
    isUsed ||= isStep && used.test(sentence);
  }
  return count;
}

/** Where a sentence stands before one that it came after. */
const turned = (look: OwnLook) => {
  const placed = traced(look.drafts).filter(isPlaced);
  return placed.filter(
    ({ now }, i) => i > 0 && placed.slice(0, i).some((one) => one.now.from > now.from),
  );
};

/** Things told in the order in which they happen. */
export const inOrder: Demand = {
  isAsked: (look) =>
    asks.test(look.asked) &&
    look.quotations.length === 0 &&
    !orderWords.isAsked(look) &&
    moveAsked(look) === null,
  met(look) {
    const { compared, before, after, fresh } = look.drafts;
    if (!hasMovedAny(look.drafts))
      return look.news.length > 0 && orderly(look) ? null : shown('notYet', []);
    const [had, left] = [
      misplacedIn(before, compared.alignment.before),
      misplacedIn(after, compared.alignment.after),
    ];
    if (had === 0 || left >= had) return null;
    if (left === 0 && !isTimed(after, compared.alignment.after)) return null;
    const proof = turned(look).flatMap(
      ({ run, now }) =>
        proofOf(compared, after, fresh, { kind: 'moved', before: run, after: now }) ?? [],
    );
    return shown(left === 0 ? 'done' : 'partly', proof);
  },
};

/** Whether new words say that something was before what was told. */
const orderly = ({ news }: OwnLook) =>
  news.some(({ fresh }) => /\b(?:before|earlier|already|first|had)\b/iu.test(fresh));
