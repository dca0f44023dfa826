import { onceForEach } from '../../text/remembered.ts';
import { sentenceRuns, type Alignment, type Run } from '../words/alignment.ts';
import { stemOf } from '../changes/kind-of-revision.ts';
import { isOfTopic } from '../words/of-topic.ts';
import { wholeSentences, type Place } from './places.ts';

/** A sentence is the same if at least this share of its words stayed. */
const SAME = 0.5;

/** Fewer new words prove nothing. */
export const FEWEST_ANEW = 8;

/** Further sentences aren't read. */
const MOST_READ = 200;

/** A sentence with this share of new words was rewritten. */
const NEW_SHARE = 0.4;

export interface Rewritten {
  before: Run;
  after: Run;
  /** The rewritten sentences. */
  sentences: readonly Run[];
}

interface Stayed extends Run {
  /** Where its words are in the new draft. */
  now: readonly number[];
}

/** The sentences of the earlier draft that stayed; each place of a step asks for them. */
const stayedSentences = onceForEach((alignment: Alignment): Stayed[] => {
  const { before, after, ofBefore, isMoved } = alignment;
  const sentenceOf = new Int32Array(after.length);
  for (const [i, { from, to }] of sentenceRuns(after).entries()) sentenceOf.fill(i, from, to);
  // Words far apart are the same by chance, so only those within one sentence count.
  return sentenceRuns(before).flatMap((run) => {
    const now = [...ofBefore.subarray(run.from, run.to)].filter((i) => i >= 0 && isMoved[i] === 0);
    const bySentence = Map.groupBy(now, (i) => sentenceOf[i]);
    const [most = []] = [...bySentence.values()].toSorted((a, b) => b.length - a.length);
    return most.length >= Math.max(2, (run.to - run.from) * SAME) ? [{ ...run, now: most }] : [];
  });
});

/** What was rewritten where the sentences around a place went; null if too little was. */
export function rewrittenAt(alignment: Alignment, place: Place): Rewritten | null {
  const { before, after } = alignment;
  const stayed = stayedSentences(alignment);
  const last = stayed.findLast(({ to }) => to <= place.before.from);
  const next = stayed.find(({ from }) => from >= place.before.to);
  const from = last ? Math.max(...last.now) + 1 : 0;
  const to = next ? Math.min(...next.now) : after.length;
  if (from >= to || newWords(alignment, { from, to }) < FEWEST_ANEW) return null;
  return {
    before: { from: last?.to ?? 0, to: next?.from ?? before.length },
    after: { from, to },
    sentences: newSentences(alignment, { from, to }),
  };
}

/** The whole text, if most of it was rewritten: what was asked for may be anywhere. */
export const rewrittenWhole = onceForEach((alignment: Alignment): Rewritten | null => {
  if (!isRewritten(alignment)) return null;
  const after = { from: 0, to: alignment.after.length };
  return {
    before: { from: 0, to: alignment.before.length },
    after,
    sentences: newSentences(alignment, after),
  };
});

/** Below this share of words that stayed, a place is gone because the text was rewritten. */
const MOST_STAYED = 0.5;

export const isRewritten = onceForEach(
  ({ ofBefore }: Alignment): boolean =>
    ofBefore.filter((i) => i >= 0).length < ofBefore.length * MOST_STAYED,
);

/** Whether most of the sentence of a place is still somewhere in the text. */
export function hasStayed({ before, ofBefore }: Alignment, place: Place): boolean {
  const own = wholeSentences(before, place.before);
  const kept = ofBefore.subarray(own.from, own.to).filter((i) => i >= 0).length;
  return kept >= (own.to - own.from) * SAME;
}

const newWords = ({ ofAfter }: Alignment, { from, to }: Run) =>
  ofAfter.subarray(from, to).filter((i) => i === -1).length;

const newSentences = (alignment: Alignment, { from, to }: Run) =>
  sentenceRuns(alignment.after)
    .map((run) => ({ from: Math.max(run.from, from), to: Math.min(run.to, to) }))
    .filter(
      (run) => run.from < run.to && newWords(alignment, run) >= (run.to - run.from) * NEW_SHARE,
    )
    .slice(0, MOST_READ);

/** This many of the significant words that went are in what replaced them. */
const SHARED = 0.2;

/** Whether it is about what went. */
export function isOnSame({ before, after }: Alignment, anew: Rewritten): boolean {
  const tellingIn = (words: typeof before, { from, to }: Run) =>
    new Set(words.slice(from, to).flatMap(({ key }) => (isOfTopic(key) ? stemOf(key) : [])));
  const old = tellingIn(before, anew.before);
  const now = tellingIn(after, anew.after);
  return [...old].filter((word) => now.has(word)).length >= Math.max(1, old.size * SHARED);
}
