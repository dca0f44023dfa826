import type { PlaceNow } from '../../rules/rule.ts';
import { sentenceRuns, type Alignment, type Run } from '../words/alignment.ts';
import { textAt } from '../words/text-at.ts';
import type { WordChange } from '../words/word-change.ts';
import type { ComparedWords } from '../changes/compare-drafts.ts';
import type { DraftWord } from '../words/draft-words.ts';
import { isLineStart } from '../words/line-breaks.ts';
import { changesIn, wholeSentences } from './places.ts';
import { onceForEach, rememberedFor } from '../../text/remembered.ts';
import { lowerWords } from '../../text/words.ts';
import { stemOf } from '../changes/kind-of-revision.ts';
import { isOfTopic } from '../words/of-topic.ts';
import { isTakenUp } from './taken-up.ts';
import { whereItEnds } from './where-it-ends.ts';

interface Drafts {
  compared: ComparedWords;
  after: string;
}

/** ‘Very very very’ is no longer for being said thirty times. */
const endless = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,}\s)(?:\1){3,}/giu;

/** What a rule needs to know of a place in the new draft, and of the changes there that may matter. */
export function placeNow(
  { compared: { alignment, changes: all }, after: text }: Drafts,
  place: Run,
  changes: readonly WordChange[],
  { slots, comment }: Pick<PlaceNow, 'slots' | 'comment'>,
): PlaceNow {
  const words = alignment.after;
  const textOf = (run: Run) => textAt(text, words, run);
  const own = wholeSentences(words, place);
  const end = whereItEnds(words);
  const newIn = (some: readonly WordChange[]) =>
    some
      .filter(({ kind }) => kind === 'added' || kind === 'replaced')
      .map((change) => textOf(change.after).replace(endless, '$1$1$1'))
      .join('\n');
  const fresh = newIn(changes);
  const last = changes.find(
    ({ kind, after }) => kind !== 'mended' && (after.to === words.length || after.to === end),
  );
  const lastFrom = last && wholeSentences(words, { from: last.after.to - 1, to: last.after.to });
  const isLast = ({ after }: WordChange) =>
    last !== undefined &&
    lastFrom !== undefined &&
    after.to > Math.min(last.after.from, lastFrom.from) &&
    after.to <= last.after.to;
  return {
    words: textOf(place),
    sentences: textOf(own),
    fresh,
    hasNewEnd: last !== undefined,
    freshEnd: newIn(changes.filter(isLast)),
    beginsLine:
      isLineStart(words, place.from) ||
      (isLineStart(words, own.from) && isOldOpening(alignment, own.from)),
    beginsSentence: beginsSentence(alignment, place),
    isEarly: isEarly(words, place.from),
    isOnTopic: isOnTopic(fresh, alignment.before),
    isJoined: sentencesIn(words, own).some((one) => isOneOfTwo(alignment, one, all)),
    slots,
    comment,
  };
}

/** Each sentence by itself: what replaced several is no joint between them. */
function sentencesIn(words: readonly DraftWord[], { from, to }: Run): Run[] {
  const runs: Run[] = [];
  for (let at = from; at < to; at = runs.at(-1)?.to ?? to)
    runs.push(wholeSentences(words, { from: at, to: at + 1 }));
  return runs;
}

/** Whether a sentence is made of two of the earlier draft. */
function isOneOfTwo(alignment: Alignment, own: Run, all: readonly WordChange[]): boolean {
  const near = changesIn(all, own);
  return (
    isJoined(alignment, own, near) ||
    isTakenUp(alignment, own, { near, all }) ||
    isOneAnew(alignment, own)
  );
}

/** A sentence of the earlier draft began there, so that the line was not only cut short. */
const isOldOpening = ({ before, ofAfter }: Alignment, at: number) =>
  before[ofAfter[at] ?? -1]?.beginsSentence !== false;

/** An opening is within the first of them (sentences). */
const FIRST = 5;

/** Whether a word is in the first sentences. */
export const isEarly = (words: readonly DraftWord[], at: number): boolean =>
  at < (endOfFirst(words) ?? Infinity);

/** The first word after them, by index; null if there are no more. */
const endOfFirst = onceForEach((words: readonly DraftWord[]): number | null => {
  let begun = 0;
  for (const [i, word] of words.entries()) {
    if (word.beginsSentence) begun += 1;
    if (begun > FIRST) return i;
  }
  return null;
});

/** ‘And then we …’ */
const joiner = /^(?:and|then|so|but)$/u;

function beginsSentence(
  { before, after, ofAfter }: Alignment,
  { from, to }: Run,
): PlaceNow['beginsSentence'] {
  let i = from;
  while (after[i]?.beginsSentence === false && joiner.test(after[i - 1]?.key ?? '')) i -= 1;
  if (after[i]?.beginsSentence === true) return true;
  const half = from + (to - from) / 2;
  const isNew = (at: number) => before[ofAfter[at] ?? -1]?.beginsSentence !== true;
  for (let at = from + 1; at <= to; at++)
    if (after[at]?.beginsSentence === true && isNew(at)) return at <= half || 'within';
  return false;
}

/** ‘Wētā’ is the same in a draft that has no macrons. */
const topicOf = (word: string) => stemOf(word.normalize('NFD').replace(/\u0304/gu, ''));

/** A place is looked at for each change. */
const topicOfDraft = onceForEach(
  (words: readonly DraftWord[]) =>
    new Set(words.flatMap(({ key }) => (isOfTopic(key) ? topicOf(key) : []))),
);

/** Stretches of a draft (see `rememberedFor`). */
const MOST_KEPT = 100;

export const isOnTopic = rememberedFor(MOST_KEPT, (fresh, before: readonly DraftWord[]): boolean =>
  lowerWords(fresh.normalize('NFC')).some(
    (word) => isOfTopic(word) && topicOfDraft(before).has(topicOf(word)),
  ),
);

/** A sentence that has grown by this much has absorbed another (words). */
const TAKEN_IN = 3;

/** Whether a sentence has grown while the one after it went. */
function isOneAnew({ before, after, ofBefore, ofAfter }: Alignment, { from, to }: Run): boolean {
  const was = ofAfter.subarray(from, to).find((i) => i >= 0) ?? -1;
  const runs = sentenceRuns(before);
  const at = runs.findLastIndex((run) => run.from <= was);
  const [old, next] = [runs[at], runs[at + 1]];
  if (old === undefined || next === undefined) return false;
  const elsewhere = [...ofBefore.subarray(next.from, next.to)].filter((i) => i >= to);
  const isGone = elsewhere.length < (next.to - next.from) / 2;
  const isNew = after.slice(from, to).some((_, i) => ofAfter[from + i] === -1);
  return isGone && isNew && to - from >= old.to - old.from + TAKEN_IN;
}

const asRun = (at: number): Run => ({ from: at, to: at + 1 });

/** Whether the sentence is made of two of the earlier draft, joined by a word or a mark. */
function isJoined(
  { before, after, ofAfter, isMoved }: Alignment,
  { from, to }: Run,
  changes: readonly WordChange[],
): boolean {
  const sources = new Set<number>();
  for (let i = from; i < to && sources.size < 2; i++) {
    const was = ofAfter[i] ?? -1;
    if (was >= 0 && isMoved[i] === 0) sources.add(wholeSentences(before, asRun(was)).from);
  }
  if (sources.size < 2) return false;
  const isWorded = changes.some(({ kind }) => kind === 'added' || kind === 'replaced');
  return (
    isWorded || after.slice(from, to - 1).some(({ written }) => /[,;:–—-]["”’]?$/u.test(written))
  );
}
