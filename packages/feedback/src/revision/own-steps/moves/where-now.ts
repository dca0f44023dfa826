import { stemOf } from '../../changes/kind-of-revision.ts';
import { sentenceRuns, type Alignment, type Run } from '../../words/alignment.ts';
import type { DraftWord } from '../../words/draft-words.ts';
import { isListMark } from '../../words/list-marks.ts';
import { isOfTopic } from '../../words/of-topic.ts';
import { onceForEach } from '../../../text/remembered.ts';
import { textAt } from '../../words/text-at.ts';
import type { DraftsToRead } from '../../by-rule/looked.ts';

/** A sentence of the earlier draft, and where most of it is in the new one. */
export interface Traced {
  run: Run;
  text: string;
  /** Of the words that tell a topic. */
  stems: ReadonlySet<string>;
  /** Null where too little of it is anywhere. */
  now: Run | null;
}

/** With this share of its words, or of those that tell its topic, a sentence is the same. */
const SAME = 0.5;
const SAME_TOPIC = 0.6;
const FEWEST = 2;

/** Further sentences aren't looked for. */
const MOST_READ = 120;

export const stemsIn = (words: readonly DraftWord[], { from, to }: Run): Set<string> =>
  new Set(words.slice(from, to).flatMap(({ key }) => (isOfTopic(key) ? stemOf(key) : [])));

/** The sentences of a draft, each with the number of its step, if it has one. */
export const sayingRuns = onceForEach((words: readonly DraftWord[]): readonly Run[] => {
  const isMark = ({ from, to }: Run) =>
    words.slice(from, to).every((word) => !word.isWord || isListMark(word));
  return sentenceRuns(words).flatMap((run, i, all) => {
    if (isMark(run)) return [];
    const last = all[i - 1];
    return last !== undefined && isMark(last) ? { from: last.from, to: run.to } : run;
  });
});

/** From the first to the last of some words. */
function spanOf(at: readonly number[]): Run {
  return { from: Math.min(...at), to: Math.max(...at) + 1 };
}

/** The words of the new draft that are a sentence's own, or are new and on its topic, in one sentence. */
function foundIn({ after, ofAfter, ofBefore }: Alignment, run: Run, stems: ReadonlySet<string>) {
  const isOwn = (was: number) => was >= run.from && was < run.to;
  const words = run.to - run.from;
  let best: { at: number[]; share: number } | null = null;
  const paired = new Set(ofBefore.subarray(run.from, run.to));
  for (const { from, to } of sayingRuns(after).slice(0, MOST_READ)) {
    const own: number[] = [];
    const topic: number[] = [];
    const had = new Set<string>();
    for (let i = from; i < to; i++) {
      const was = ofAfter[i] ?? -1;
      if (paired.has(i) && isOwn(was)) own.push(i);
      const stem = stemOf(after[i]?.key ?? '');
      if (!stems.has(stem) || (was >= 0 && !isOwn(was))) continue;
      topic.push(i);
      had.add(stem);
    }
    const isSame =
      own.length >= Math.max(FEWEST, words * SAME) ||
      had.size >= Math.max(FEWEST, stems.size * SAME_TOPIC);
    const share = own.length / words + had.size / Math.max(1, stems.size);
    if (isSame && (best === null || share > best.share)) best = { at: [...own, ...topic], share };
  }
  return best === null ? null : spanOf(best.at);
}

/** Where each sentence of the earlier draft is now, in its order. */
export const traced = onceForEach((drafts: DraftsToRead): readonly Traced[] => {
  const { alignment } = drafts.compared;
  return sayingRuns(alignment.before)
    .slice(0, MOST_READ)
    .map((run) => {
      const stems = stemsIn(alignment.before, run);
      const text = textAt(drafts.before, alignment.before, run);
      return { run, text, stems, now: foundIn(alignment, run, stems) };
    });
});

export type Placed = Traced & { now: Run };

export const isPlaced = (one: Traced): one is Placed => one.now !== null;

/** Whether sentences have changed their order. */
export function hasMovedAny(drafts: DraftsToRead): boolean {
  const placed = traced(drafts).filter(isPlaced);
  return placed.some(({ now }, i) => i > 0 && now.from < (placed[i - 1]?.now.from ?? 0));
}
