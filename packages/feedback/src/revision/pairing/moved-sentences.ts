import { diffArrays } from 'diff';
import { pair, sentenceRuns, type Alignment, type Run } from '../words/alignment.ts';
import { createIsInOrder } from './in-order.ts';
import { isOfTopic } from '../words/of-topic.ts';

/** The share of the longer sentence's words that both have: a word or two are others. */
const SAME = 2 / 3;

/** Fewer words in common may be a coincidence. */
const FEWEST = 4;

/** Sentences longer than this are hardly moved, and take long to compare (words). */
const LONGEST = 60;

/** A word of more sentences than this doesn't show which of them it is. */
const MOST_SHARING = 8;

/**
 * Pairs what is left of sentences that are in another place with a word or two changed. Each is
 * compared with one other, the one with most words of a topic in common.
 */
export function pairMovedSentences(alignment: Alignment): void {
  const { idsAfter, ofBefore, ofAfter } = alignment;
  const free = (runs: readonly Run[], of: Int32Array) =>
    runs.filter(
      ({ from, to }) =>
        to - from >= FEWEST && to - from <= LONGEST && of.subarray(from, to).every((i) => i === -1),
    );
  const before = free(sentenceRuns(alignment.before), ofBefore);
  const sharing = sentencesWith(alignment, before);
  const isInOrder = createIsInOrder(alignment);
  const isTaken = new Set<Run>();
  for (const after of free(sentenceRuns(alignment.after), ofAfter)) {
    const shared = new Map<Run, number>();
    for (const id of new Set(idsAfter.subarray(after.from, after.to)))
      for (const one of sharing.get(id) ?? [])
        if (!isTaken.has(one)) shared.set(one, (shared.get(one) ?? 0) + 1);
    const [nearest] = [...shared].reduce<[Run | null, number]>(
      (best, one) => (one[1] > best[1] ? one : best),
      [null, 0],
    );
    const common = nearest && commonWords(alignment, nearest, after);
    if (!common) continue;
    isTaken.add(nearest);
    const isMoved = !isInOrder(nearest, after);
    for (const [one, other] of common) {
      pair(alignment, one, other);
      alignment.isMoved[other] = isMoved ? 1 : 0;
    }
    if (isMoved) alignment.movedSentences.push({ before: nearest, after });
  }
}

/** Which sentences of the earlier draft have a word of a topic, by its number. */
function sentencesWith({ before, idsBefore }: Alignment, sentences: readonly Run[]) {
  const having = new Map<number, Run[]>();
  for (const sentence of sentences) {
    const own = new Set<number>();
    for (let i = sentence.from; i < sentence.to; i++)
      if (isOfTopic(before[i]?.key ?? '')) own.add(idsBefore[i] ?? 0);
    for (const id of own)
      having.set(id, [...(having.get(id) ?? []), sentence].slice(0, MOST_SHARING + 1));
  }
  for (const [id, those] of having) if (those.length > MOST_SHARING) having.delete(id);
  return having;
}

/** The words that two sentences have in the same order, if they are nearly all, and not all; else null. */
function commonWords(
  { idsBefore, idsAfter }: Alignment,
  before: Run,
  after: Run,
): [number, number][] | null {
  const lengths = [before.to - before.from, after.to - after.from];
  const fewest = Math.max(FEWEST, Math.ceil(Math.max(...lengths) * SAME));
  const maxEditLength = (lengths[0] ?? 0) + (lengths[1] ?? 0) - 2 * fewest;
  if (maxEditLength < 0) return null;
  const parts = diffArrays(
    [...idsBefore.subarray(before.from, before.to)],
    [...idsAfter.subarray(after.from, after.to)],
    { maxEditLength },
  );
  // The same sentence was left, as one of several, where sentences were paired.
  if (parts === undefined || parts.length === 1) return null;
  let [one, other] = [before.from, after.from];
  return parts.flatMap(({ added, removed, count }) => {
    const pairs =
      added || removed
        ? []
        : Array.from({ length: count }, (_, i): [number, number] => [one + i, other + i]);
    if (!added) one += count;
    if (!removed) other += count;
    return pairs;
  });
}
