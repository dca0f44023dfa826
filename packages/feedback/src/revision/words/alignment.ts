import { onceForEach } from '../../text/remembered.ts';
import type { DraftWord } from './draft-words.ts';
import { listMarksOf } from './list-marks.ts';

/** Which words of two drafts are the same ones; by index, -1 for none. */
export interface Alignment {
  before: readonly DraftWord[];
  after: readonly DraftWord[];
  /** Equal numbers are equal keys; each number or bullet of a list has one of its own. */
  idsBefore: Int32Array;
  idsAfter: Int32Array;
  /** Greater than any key. */
  idCount: number;
  ofBefore: Int32Array;
  ofAfter: Int32Array;
  /** Whether the word is elsewhere in the new draft; by index in `after`. */
  isMoved: Uint8Array;
  /** Sentences that changed on the way to another place, in the order of the new draft. */
  movedSentences: BothRuns[];
}

/** A stretch of each draft. */
export interface BothRuns {
  before: Run;
  after: Run;
}

export function emptyAlignment(
  before: readonly DraftWord[],
  after: readonly DraftWord[],
): Alignment {
  const ids = new Map<string, number>();
  const idOf = (key: string) => {
    const known = ids.get(key) ?? ids.size;
    ids.set(key, known);
    return known;
  };
  const idsOf = (words: readonly DraftWord[], draft: string) => {
    const keys = words.map(({ key }) => key);
    for (const { at } of listMarksOf(words)) keys[at] = `${draft} ${at}`;
    return Int32Array.from(keys, idOf);
  };
  const [idsBefore, idsAfter] = [idsOf(before, 'before'), idsOf(after, 'after')];
  return {
    before,
    after,
    idsBefore,
    idsAfter,
    idCount: ids.size,
    ofBefore: new Int32Array(before.length).fill(-1),
    ofAfter: new Int32Array(after.length).fill(-1),
    isMoved: new Uint8Array(after.length),
    movedSentences: [],
  };
}

export function pair({ ofBefore, ofAfter }: Alignment, before: number, after: number): void {
  ofBefore[before] = after;
  ofAfter[after] = before;
}

export function unpair({ ofBefore, ofAfter }: Alignment, before: number, after: number): void {
  ofBefore[before] = -1;
  ofAfter[after] = -1;
}

/** Words from `from` up to `to`, by index. */
export interface Run {
  from: number;
  to: number;
}

export const emptyAt = (at: number): Run => ({ from: at, to: at });

/** A run of paired words, in both drafts. */
export function bothOf({ ofAfter }: Alignment, after: Run): BothRuns {
  const from = ofAfter[after.from] ?? 0;
  return { before: { from, to: from + after.to - after.from }, after };
}

/** The stretches of a run whose words are such, by index. */
export function stretches({ from, to }: Run, isIn: (i: number) => boolean): Run[] {
  const runs: Run[] = [];
  for (let i = from; i < to; i++) {
    const last = runs.at(-1);
    if (!isIn(i)) continue;
    if (last?.to === i) last.to = i + 1;
    else runs.push({ from: i, to: i + 1 });
  }
  return runs;
}

/** Each place of a step asks for them. */
export const sentenceRuns = onceForEach((words: readonly DraftWord[]): readonly Run[] => {
  const runs: Run[] = [];
  for (const [i, { beginsSentence }] of words.entries()) {
    const last = runs.at(-1);
    if (last === undefined || beginsSentence) runs.push({ from: i, to: i + 1 });
    else last.to = i + 1;
  }
  return runs;
});
