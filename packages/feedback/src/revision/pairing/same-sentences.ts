import { pair, sentenceRuns, type Alignment, type Run } from '../words/alignment.ts';
import { keysIn, type DraftWord } from '../words/draft-words.ts';
import { listMarksOf } from '../words/list-marks.ts';
import { longestRising } from './longest-rising.ts';
import { onceForEach } from '../../text/remembered.ts';

/** A shorter sentence that is found elsewhere may be a coincidence (words). */
const FEWEST_MOVED = 3;

interface Sentence extends Run {
  words: number;
  key: string;
}

function sentencesIn(words: readonly DraftWord[]): Sentence[] {
  const isMark = areMarks(words);
  return sentenceRuns(words).map((run) => {
    const keys = keysIn(words, run).filter((_, i) => !isMark(run.from + i));
    return { ...run, words: keys.length, key: keys.join(' ') };
  });
}

/** What isn't a word of its sentence: marks on their own, and the number or bullet of its line. */
const areMarks = onceForEach((words: readonly DraftWord[]) => {
  const listMarks = new Set(listMarksOf(words).map(({ at }) => at));
  return (at: number) => words[at]?.isWord === false || listMarks.has(at);
});

/**
 * Pairs the sentences that both drafts have in the same words: those that kept their order, and
 * those that moved. Sentences that come more than once count only next to others that are paired.
 */
export function pairSentences(alignment: Alignment): void {
  const before = sentencesIn(alignment.before);
  const after = sentencesIn(alignment.after);
  const pairs = uniquePairs(before, after);
  const kept = new Set(
    longestRising(pairs.map(([one]) => one)).flatMap((i) => pairs.slice(i, i + 1)),
  );
  const ofBefore = new Int32Array(before.length).fill(-1);
  const ofAfter = new Int32Array(after.length).fill(-1);
  const join = (one: number, other: number) => {
    ofBefore[one] = other;
    ofAfter[other] = one;
    pairRuns(alignment, before[one], after[other], false);
  };
  for (const [one, other] of kept) join(one, other);
  const isFree = (one: number, other: number) =>
    ofBefore[one] === -1 && ofAfter[other] === -1 && before[one]?.key === after[other]?.key;
  for (let other = 0; other < after.length; other++) {
    const one = other === 0 ? 0 : (ofAfter[other - 1] ?? -1) + 1;
    if ((other === 0 || one > 0) && isFree(one, other)) join(one, other);
  }
  for (let other = after.length - 1; other >= 0; other--) {
    const isLast = other === after.length - 1;
    const one = isLast ? before.length - 1 : (ofAfter[other + 1] ?? -1) - 1;
    if (one >= 0 && isFree(one, other)) join(one, other);
  }
  // No other sentence can have been joined to one that each draft has once.
  for (const each of pairs)
    if (!kept.has(each)) pairRuns(alignment, before[each[0]], after[each[1]], true);
}

/** Sentences that each draft has once, in the order of the new one. */
function uniquePairs(before: readonly Sentence[], after: readonly Sentence[]) {
  const once = (sentences: readonly Sentence[]) => {
    const places = new Map<string, number>();
    for (const [i, { key }] of sentences.entries()) places.set(key, places.has(key) ? -1 : i);
    return places;
  };
  const inBefore = once(before);
  return [...once(after)].flatMap(([key, other]): [number, number][] => {
    const one = inBefore.get(key) ?? -1;
    return one < 0 || other < 0 || key === '' ? [] : [[one, other]];
  });
}

/** Pairs word by word; marks on their own are paired with the same ones beside the same words. */
function pairRuns(
  alignment: Alignment,
  before: Sentence | undefined,
  after: Sentence | undefined,
  isMoved: boolean,
): void {
  if (before === undefined || after === undefined) return;
  if (isMoved && after.words < FEWEST_MOVED) return;
  const [isMarkBefore, isMarkAfter] = [areMarks(alignment.before), areMarks(alignment.after)];
  let one = before.from;
  for (let other = after.from; other < after.to; other++) {
    let at = one;
    if (!isMarkAfter(other)) while (at < before.to && isMarkBefore(at)) at += 1;
    if (at >= before.to || alignment.idsBefore[at] !== alignment.idsAfter[other]) continue;
    pair(alignment, at, other);
    alignment.isMoved[other] = isMoved ? 1 : 0;
    one = at + 1;
  }
}
